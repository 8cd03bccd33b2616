import type { FieldState } from "@taiyari/domain/resume";
import type { LineIconName } from "../../../ui/line-icon.tsx";

/** How a state looks and what it is called: never the colour alone. */
export const STATES: Readonly<
  Record<FieldState, { readonly word: string; readonly sign: LineIconName; readonly tone: string }>
> = {
  sure: { word: "sure", sign: "check-circle", tone: "is-sure" },
  unsure: { word: "unsure", sign: "half", tone: "is-unsure" },
  corrected: { word: "corrected", sign: "pen", tone: "is-corrected" },
  absent: { word: "not found", sign: "ring", tone: "is-absent" },
};

/** "98%", "Unsure, 74%": how sure a machine is, in words and per cent; "" where nothing was read. */
export function percent(confidence: number | null): string {
  return confidence === null ? "" : `${Math.round(confidence * 100)}%`;
}
