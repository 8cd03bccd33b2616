import type { InterviewReport, ScoredAnswer, ScoreLine } from "../report.ts";
import { perLine } from "../score/index.ts";
import { lastTries } from "./asked-questions.ts";

/** The mean of each line over the answers that a score is made of; null without any. */
export function lineMeans(
  answers: readonly ScoredAnswer[],
): Readonly<Record<ScoreLine, number>> | null {
  const counted = lastTries(answers);
  if (counted.length === 0) return null;
  return perLine(
    (line) => counted.reduce((sum, { lines }) => sum + lines[line].score, 0) / counted.length,
  );
}

/** A trend looks back at most so many interviews. */
const BACK = 3;

/**
 * The change of each line against the mean of up to three interviews before, to a tenth of a step; null where there is none to compare with.
 *
 * @param earlier  reports of the same person, oldest first
 */
export function trendOf(
  answers: readonly ScoredAnswer[],
  earlier: readonly InterviewReport[],
): InterviewReport["trend"] {
  const now = lineMeans(answers);
  const before = earlier
    .map((report) => lineMeans(report.answers))
    .filter((means) => means !== null)
    .slice(-BACK);
  return perLine((line) => {
    if (!now || before.length === 0) return null;
    const mean = before.reduce((sum, means) => sum + means[line], 0) / before.length;
    return Math.round(10 * (now[line] - mean)) / 10;
  });
}
