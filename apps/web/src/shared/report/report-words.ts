import { numberWord } from "../../lib/number-words.ts";
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
/** "second"; "12th" from eleven on. */
export function ordinal(place: number): string {
  const word = ORDINALS[place - 1];
  if (word) return word;
  const teen = place % 100 >= 11 && place % 100 <= 13;
  const ending = teen ? "th" : ({ 1: "st", 2: "nd", 3: "rd" }[place % 10] ?? "th");
  return `${place}${ending}`;
}

/** "none", "three"; digits from 13 on. */
export function inWords(number: number): string {
  return number === 0 ? "none" : numberWord(number);
}

/** 0 to 100, whole; 0 where nothing was possible. */
export function percentOf(points: number, maxPoints: number): number {
  return maxPoints === 0 ? 0 : Math.round((100 * points) / maxPoints);
}

/** An axis's score out of 100, computed where rules before 2.0 did not store it; null where nothing was measured. */
export function axisScore({
  points,
  maxPoints,
  score,
}: Pick<Report["axes"][number], "points" | "maxPoints" | "score">): number | null {
  return maxPoints === 0 ? null : (score ?? percentOf(points, maxPoints));
}

/**
 * How the score adds up, in one sentence with its figures: "Points earned of points possible: 28 + 28 = 56 of 70,
 * that is 80%." Axes that were not measured are left out.
 */
export function sumInWords({ axes, score }: Report): string {
  const measured = axes.filter(({ maxPoints }) => maxPoints > 0);
  if (measured.length === 0) return "Nothing could be measured.";
  const { points, maxPoints } = totalOf(measured);
  const terms = measured.map((axis) => axis.points).join(" + ");
  const sum = measured.length > 1 ? `${terms} = ${points}` : terms;
  return `Points earned of points possible: ${sum} of ${maxPoints}, that is ${score}%.`;
}

/** The points of several axes or checks together. */
export function totalOf(parts: readonly { readonly points: number; readonly maxPoints: number }[]) {
  return {
    points: parts.reduce((sum, part) => sum + part.points, 0),
    maxPoints: parts.reduce((sum, part) => sum + part.maxPoints, 0),
  };
}

/** The points that a check lost. Reports of older rules kept a rise of the score in its place, which is not read. */
export function gainOf({ points, maxPoints }: Check): number {
  return maxPoints - points;
}

/**
 * The points that an improvement brings: those that its checks lost. The same number stands wherever it is named.
 *
 * Checks that ask for the same thing are one improvement; reports of rules before 2.0 do not say which they are, and
 * then it is those of its own check.
 */
export function improvementGain(
  { checks }: Pick<Report, "checks">,
  { checkId, title }: Improvement,
): number {
  return checks
    .filter(({ id, advice }) => id === checkId || advice?.title === title)
    .reduce((sum, check) => sum + gainOf(check), 0);
}

/** The improvement that a check is part of; null where nothing is lost, or an older report does not say. */
export function improvementOf(report: Report, check: Check): Improvement | null {
  return (
    report.improvements.find(
      ({ checkId, title }) => checkId === check.id || check.advice?.title === title,
    ) ?? null
  );
}

/** Points of a check that the first improvement would add. */
export function pointsWithinReach(
  report: Report,
): { readonly axis: Axis; readonly points: number } | null {
  const [first] = report.improvements;
  const check = report.checks.find(({ id }) => id === first?.checkId);
  return check ? { axis: check.axis, points: gainOf(check) } : null;
}

const LINES_NAMED = 5;

/** "Line 12", "Lines 12, 15, 20"; after five "and 4 more". */
export function linesInWords(lines: readonly number[]): string {
  const named = lines.slice(0, LINES_NAMED).join(", ");
  const rest = lines.length - LINES_NAMED;
  return `${lines.length === 1 ? "Line" : "Lines"} ${named}${rest > 0 ? ` and ${rest} more` : ""}`;
}

/** "Readable", "Readable and Match", "Readable, Content and Match". */
export function listInWords(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}
