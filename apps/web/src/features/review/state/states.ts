import type { FieldState } from "@taiyari/domain/resume";
import type { LineIconName } from "../../../ui/line-icon.tsx";
import "./states.css";

/** The sign of a state and what it is called: never the colour alone, which `data-sureness` gives. */
export const STATES: Readonly<
  Record<FieldState, { readonly word: string; readonly sign: LineIconName }>
> = {
  sure: { word: "sure", sign: "check-circle" },
  unsure: { word: "to look at", sign: "half" },
  corrected: { word: "corrected", sign: "pen" },
  absent: { word: "not found", sign: "ring" },
};
