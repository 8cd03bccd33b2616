import { bulletEnd } from "./marks.ts";

/** A line counts as full when the next word would not have fitted within this share of the widest one. */
const FULL = 0.88;

/** Below this a widest line says nothing about where lines were wrapped. In characters. */
const NARROWEST = 30;

/** The width at which a text was wrapped: characters of its widest line. */
export function widthOf(lines: readonly string[]): number {
  return lines.reduce((widest, { length }) => Math.max(widest, length), 0);
}

/** Whether a line continues the sentence of the one before, which was only wrapped. */
export function continues(previous: string, line: string, width: number): boolean {
  if (previous === "" || line === "" || bulletEnd(line) > 0) return false;
  if (/[.!?:;।]["”’)]?$/u.test(previous)) return false;
  if (/^[\p{Ll}(&,]/u.test(line)) return true;
  const word = /^\S+/u.exec(line)?.[0].length ?? 0;
  return width >= NARROWEST && previous.length + 1 + word > width * FULL;
}

/** Two parts of a wrapped line as one. A hyphen at the end stays: whether it belongs to the word cannot be known. */
export function joined(first: string, second: string): string {
  return /\p{L}[-/]$/u.test(first) ? first + second : `${first} ${second}`;
}
