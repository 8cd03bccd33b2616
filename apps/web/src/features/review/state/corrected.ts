import {
  MAX_CORRECTIONS,
  type CorrectionProblem,
  type EntryRef,
  type FieldRef,
  type FieldState,
  type FieldView,
  type Reading,
} from "@taiyari/domain/resume";
import { assertNever } from "@taiyari/domain/result";
import { formatNumber } from "../../../lib/numbers.ts";

/** Why a correction cannot be made, and what to do. */
export function problemSentence(problem: CorrectionProblem): string {
  switch (problem.kind) {
    case "not-a-date":
      return `“${problem.text}” is not a date. Write a month and a year, or a year.`;
    case "too-long":
      return problem.limit === MAX_CORRECTIONS
        ? `There are ${formatNumber(problem.limit)} corrections, and no more are kept. Put the file itself right and upload it again.`
        : `This is too long. Leave at most ${formatNumber(problem.limit)} characters.`;
    case "no-such-place":
      return "This cannot be done here. Another correction moved what it is about.";
    default:
      return assertNever(problem);
  }
}

/** How many fields are in each state. */
export function tallyOf(fields: readonly FieldView[]): Readonly<Record<FieldState, number>> {
  const tally: Record<FieldState, number> = { sure: 0, unsure: 0, corrected: 0, absent: 0 };
  for (const { state } of fields) tally[state]++;
  return tally;
}

/** The entry a field belongs to; null for one outside of entries. */
export function entryOf(field: FieldRef): EntryRef | null {
  switch (field.kind) {
    case "entry":
    case "bullet":
    case "technology":
      return field.entry;
    case "contact":
    case "link":
    case "summary":
    case "skill":
    case "skill-group":
    case "language":
      return null;
    default:
      return assertNever(field);
  }
}

/** The words of some places as they stand on the page, with what is written between two on one line; "" for none. */
export function wordsAt(reading: Reading, places: FieldView["places"]): string {
  const byLine = Map.groupBy(places, ({ line }) => line);
  return [...byLine]
    .map(([line, stretches]) => {
      const from = Math.min(...stretches.map((stretch) => stretch.from));
      const to = Math.max(...stretches.map((stretch) => stretch.to));
      return reading.lines[line - 1]?.text.slice(from, to) ?? "";
    })
    .join(" ")
    .trim();
}
