import type { HardToRead, Reading } from "../resume/reading.ts";
import { isSure } from "../resume/sure.ts";
import { findDates } from "./patterns/dates.ts";
import type { NumberedLine } from "./line/line.ts";
import type { Section } from "./sections/sections.ts";

/** The share of periods, of names, and of letters from which on a sign counts; and the fewest loose periods. */
const MOST = { loosePeriods: 0.5, doubts: 0.6, looseLetters: 0.25 };
const FEWEST_PERIODS = 2;

/** Lists whose dates stand for nothing else. */
const DATED_LISTS: ReadonlySet<Section["kind"]> = new Set([
  "certifications",
  "awards",
  "publications",
  "references",
]);

/**
 * What says of a page as a whole that it was not understood; [] for a page that reads well. No sign looks at how the
 * page is laid out: all compare what is written on it with what was made of it.
 *
 * Source: the table of docs/benchmarks.md. Shares were chosen on one half of invented resumes in random layouts.
 */
export function hardToRead(
  reading: Omit<Reading, "unplaced" | "hardToRead">,
  unplaced: readonly number[],
  lines: readonly NumberedLine[],
  sections: readonly Section[],
): HardToRead[] {
  const signs: HardToRead[] = [];
  const { experience, education } = reading;
  if (experience.length + education.length === 0) signs.push("no-entries");

  const dated = new Set(
    [...experience, ...education, ...reading.projects].flatMap(({ start, end }) =>
      [start, end].flatMap((date) => date?.places.map(({ line }) => line) ?? []),
    ),
  );
  const elsewhere = new Set(sections.filter(isOfOwnDates).flatMap((section) => section.lines));
  const periods = lines.filter((line) => !elsewhere.has(line) && hasPeriod(line));
  const loose = periods.filter((line) => !dated.has(line.number));
  const isLoose =
    loose.length >= FEWEST_PERIODS && loose.length >= periods.length * MOST.loosePeriods;
  if (isLoose && signs.length === 0) signs.push("loose-periods");

  const names = [
    ...experience.flatMap(({ title, company }) => [title, company]),
    ...education.flatMap(({ degree, institution }) => [degree, institution]),
  ];
  const doubts = names.filter((name) => name === null || !isSure(name));
  if (names.length > 0 && doubts.length >= names.length * MOST.doubts) signs.push("doubts");

  const own = lines.filter((line) => !line.runningHeader);
  const numbers = new Set(unplaced);
  const left = lettersOf(own.filter((line) => numbers.has(line.number)));
  if (left > lettersOf(own) * MOST.looseLetters) signs.push("loose-lines");
  return signs;
}

/** True for a section whose periods are no job's and no study's: a list of its own, or one named otherwise. */
function isOfOwnDates({ kind, isNamed }: Section): boolean {
  return DATED_LISTS.has(kind) || (kind === "other" && isNamed);
}

function hasPeriod({ text, runningHeader }: NumberedLine): boolean {
  if (runningHeader || !/\d{2}/u.test(text)) return false;
  return findDates(text).some((date) => date.isRange && !date.isBlank);
}

function lettersOf(lines: readonly NumberedLine[]): number {
  return lines.reduce((sum, line) => sum + line.text.length, 0);
}
