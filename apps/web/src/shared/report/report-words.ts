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

/**
 * By how much the score would rise were this check alone full. As stored; for reports of rules before 2.0, which
 * did not, computed in the same way.
 */
export function gainOf(report: Report, { points, maxPoints, gain }: Check): number {
  if (gain !== undefined) return gain;
  if (points >= maxPoints) return 0;
  const total = totalOf(report.axes);
  const full = percentOf(total.points + maxPoints - points, total.maxPoints);
  return Math.max(1, full - percentOf(total.points, total.maxPoints));
}

/** Points of a check that the first improvement would add. */
export function pointsWithinReach(
  report: Report,
): { readonly axis: Axis; readonly points: number } | null {
  const [first] = report.improvements;
  const check = report.checks.find(({ id }) => id === first?.checkId);
  return check ? { axis: check.axis, points: check.maxPoints - check.points } : null;
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
