import type { FieldState } from "@taiyari/domain/resume";
import type { LineIconName } from "../../../ui/line-icon.tsx";
import "./states.css";

/** The sign of a state and what it is called: never the colour alone, which `data-sureness` gives. */
export const STATES: Readonly<
  Record<FieldState, { readonly word: string; readonly sign: LineIconName }>
> = {
  sure: { word: "sure", sign: "check-circle" },
  unsure: { word: "unsure", sign: "half" },
  corrected: { word: "corrected", sign: "pen" },
  absent: { word: "not found", sign: "ring" },
};

/** "98%", "Unsure, 74%": how sure a machine is, in words and per cent; "" where nothing was read. */
export function percent(confidence: number | null): string {
  return confidence === null ? "" : `${Math.round(confidence * 100)}%`;
}
