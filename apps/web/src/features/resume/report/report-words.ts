import type { StoredReport } from "@taiyari/contract";
import type { Axis } from "@taiyari/domain/resume";

export type Report = StoredReport["report"];
export type Check = Report["checks"][number];
export type Improvement = Report["improvements"][number];
export type Evidence = Check["evidence"][number];
export type ReportLine = StoredReport["lines"][number];

export const AXIS_NAMES: Readonly<Record<Axis, string>> = {
  readable: "Readable",
  content: "Content",
  match: "Match",
};

const ORDINALS = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
];
const NUMBERS = [
  "none",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
];

/** "second"; "12th" from eleven on. */
export function ordinal(place: number): string {
  const word = ORDINALS[place - 1];
  if (word) return word;
  const teen = place % 100 >= 11 && place % 100 <= 13;
  const ending = teen ? "th" : ({ 1: "st", 2: "nd", 3: "rd" }[place % 10] ?? "th");
  return `${place}${ending}`;
}

/** "three"; digits from eleven on. */
export function inWords(number: number): string {
  return NUMBERS[number] ?? String(number);
}

/** 0 to 100, for colours; 0 where nothing was possible. */
export function percentOf(points: number, of: number): number {
  return of === 0 ? 0 : Math.round((100 * points) / of);
}

/**
 * How the score adds up, in one line: "28 + 28 + 22 = 78." when 100 points were possible,
 * "28 + 28 = 56 of 70 points, that is 80%." otherwise.
 */
export function sumInWords({ axes, score }: Report): string {
  const measured = axes.filter(({ of }) => of > 0);
  const points = measured.reduce((sum, axis) => sum + axis.points, 0);
  const possible = measured.reduce((sum, axis) => sum + axis.of, 0);
  const terms = measured.map((axis) => axis.points).join(" + ");
  const sum = measured.length > 1 ? `${terms} = ${points}` : terms;
  return possible === 100 ? `${sum}.` : `${sum} of ${possible} points, that is ${score}%.`;
}

/** Points of a check that the first improvement would add. */
export function pointsWithinReach(
  report: Report,
): { readonly axis: Axis; readonly points: number } | null {
  const [first] = report.improvements;
  const check = report.checks.find(({ id }) => id === first?.checkId);
  return check ? { axis: check.axis, points: check.of - check.points } : null;
}

const LINES_NAMED = 5;

/** "Line 12", "Lines 12, 15, 20"; after five "and 4 more". */
export function linesInWords(lines: readonly number[]): string {
  const named = lines.slice(0, LINES_NAMED).join(", ");
  const rest = lines.length - LINES_NAMED;
  return `${lines.length === 1 ? "Line" : "Lines"} ${named}${rest > 0 ? ` and ${rest} more` : ""}`;
}
