import type { SectionKind } from "../../resume/reading.ts";
import { bulletEnd } from "../patterns/bullets.ts";
import { holdsAddress } from "../patterns/addresses.ts";
import { findDates } from "../patterns/dates.ts";
import type { NumberedLine } from "../line/line.ts";
import { strengthOf, styleKey } from "./heading-style.ts";

/** Headings found so far, by line number. */
type Known = ReadonlyMap<number, { readonly kind: SectionKind }>;

/** A resume has at least and at most as many sections. */
const FEWEST = 2;
const MOST = 12;

/** A heading has no more words or letters. */
const MOST_WORDS = 6;
const LONGEST = 50;

/** A heading stands out at least as much: bold and a gap above, larger, or ruled and in capitals. */
const LEAST_STRENGTH = 2;

/**
 * The numbers of lines that head the sections of a resume of which no heading says experience or education in any
 * known language: short lines of one look that no other line has, each with text below it, below the name.
 * Of several looks the strongest. Empty where a heading is known by its name.
 */
export function styledHeadings(
  lines: readonly NumberedLine[],
  headings: Known,
  bodySize: number,
): readonly number[] {
  const kinds = new Set([...headings.values()].map(({ kind }) => kind));
  if (kinds.has("experience") || kinds.has("education")) return [];
  const largest = Math.max(0, ...lines.map((line) => line.size));
  const name = lines.find((line) => line.size === largest);
  const below = lines.filter(
    ({ number, runningHeader }) => !runningHeader && number > (name?.number ?? 0),
  );
  const looks = [...Map.groupBy(below, (line) => `${styleKey(line)} ${line.font}`).values()];
  const [best] = looks
    .filter((alike) => dividesText(alike, below) && strengthIn(alike, bodySize) >= LEAST_STRENGTH)
    .toSorted((a, b) => strengthIn(b, bodySize) - strengthIn(a, bodySize));
  return (best ?? []).flatMap(({ number }) => (headings.has(number) ? [] : [number]));
}

/** How much the least of some lines stands out. */
function strengthIn(alike: readonly NumberedLine[], bodySize: number): number {
  return Math.min(...alike.map((line) => strengthOf(line, bodySize)));
}

/** True for lines of one look of which each is as a heading is, and has text of another look below it. */
function dividesText(alike: readonly NumberedLine[], lines: readonly NumberedLine[]): boolean {
  return (
    alike.length >= FEWEST &&
    alike.length <= MOST &&
    alike.every((line) => {
      const next = lines[lines.indexOf(line) + 1];
      return couldHead(line) && next !== undefined && !alike.includes(next);
    })
  );
}

function couldHead(line: NumberedLine): boolean {
  const { text } = line;
  return (
    line.cells.length === 1 &&
    text.length <= LONGEST &&
    text.split(/\s+/u).length <= MOST_WORDS &&
    bulletEnd(text) === 0 &&
    !/[.,;]\s*$/u.test(text) &&
    !holdsAddress(text) &&
    findDates(text).length === 0
  );
}
