import { lettersOf, type Run, runsOfLetters } from "./look.ts";
import { runsOf } from "./stored.ts";

/** One line of a description. */
export interface RichLine {
  readonly runs: readonly Run[];
  /** Its words. */
  readonly text: string;
  /** Whether it is a point of a list; its "• " is not in the words. */
  readonly isBullet: boolean;
  /** How deep a point is, from 0; never more than one deeper than the point above it. 0 for a paragraph. */
  readonly level: number;
}

/** The deepest level of a point, from 0. Source: issue 16, "at least two levels"; a resume has no use for a fourth. */
export const DEEPEST_LEVEL = 2;

/** Blanks before the mark of a point for each level. */
export const LEVEL_BLANKS = 2;

const BULLET = /^([^\S\n]*)•[^\S\n]*/u;

/** How deep a point with these blanks before its mark is, by itself. */
export function levelOf(blanks: string): number {
  return Math.min(DEEPEST_LEVEL, Math.floor(blanks.replaceAll("\t", "  ").length / LEVEL_BLANKS));
}

/** The lines of a stored text that have words. */
export function richLines(stored: string): readonly RichLine[] {
  const lines: RichLine[] = [];
  let above = -1;
  for (const raw of stored.split(/\r\n?|[\n\u2028\u2029]/u)) {
    const { text, looks } = lettersOf(runsOf(raw));
    const mark = BULLET.exec(text);
    const from = mark ? mark[0].length : text.length - text.trimStart().length;
    const words = text.slice(from).trimEnd();
    if (words === "") continue;
    const level = mark ? Math.min(levelOf(mark[1] ?? ""), above + 1) : 0;
    above = mark ? level : -1;
    const runs = runsOfLetters({ text: words, looks: looks.slice(from, from + words.length) });
    lines.push({ runs, text: words, isBullet: mark !== null, level });
  }
  return lines;
}
