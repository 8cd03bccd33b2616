import type { Found, Place } from "../../reading.ts";
import type { NumberedLine } from "../layout/line.ts";

/** A stretch of one line. */
export interface Stretch {
  readonly line: NumberedLine;
  readonly from: number;
  readonly to: number;
}

export const textOf = (stretch: Stretch): string =>
  stretch.line.text.slice(stretch.from, stretch.to);

/** A stretch without the blanks at its ends; null when nothing is left. */
export function trimmed(stretch: Stretch): Stretch | null {
  const text = textOf(stretch);
  const from = stretch.from + (text.length - text.trimStart().length);
  const to = stretch.to - (text.length - text.trimEnd().length);
  return from < to ? { ...stretch, from, to } : null;
}

export function placeOf(stretch: Stretch): Place {
  return { line: stretch.line.number, from: stretch.from, to: stretch.to };
}

/** The text of stretches that follow each other, joined by blanks; a word broken by a hyphen keeps its hyphen. */
export function found(stretches: readonly Stretch[], confidence: number): Found | null {
  const kept = stretches.flatMap((stretch) => trimmed(stretch) ?? []);
  if (kept.length === 0) return null;
  let value = "";
  for (const stretch of kept) {
    const text = textOf(stretch);
    const isBroken = /[\p{L}\p{N}]-$/u.test(value) && /^[\p{L}\p{N}]/u.test(text);
    const isHan = /\p{Script=Han}$/u.test(value) && /^\p{Script=Han}/u.test(text);
    value += value === "" || isBroken || isHan ? text : ` ${text}`;
  }
  return {
    value,
    confidence: Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100,
    places: kept.map(placeOf),
  };
}
