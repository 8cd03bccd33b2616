import type { Floor, ScoreLine } from "../report.ts";
import type { AnswerReading } from "../reading/index.ts";

/** With fewer words that count an answer is held at 1 (published: interview scorers that give "fine" 7 of 10 have no such floor). */
export const LEAST_WORDS = 20;

/**
 * Why an answer is held down, whatever else is in it; null where nothing does. In this order: what tells the scorer what to do is taken away first, and an answer
 * that is short beside it was held down by that.
 */
export function floorOf(reading: AnswerReading): Floor | null {
  const { words, counted, instructions, doesNotKnow, copiesQuestion, isOffTopic } = reading;
  if (words === 0) return "no-answer";
  if (instructions.length > 0 && counted < LEAST_WORDS) return "instructs-scorer";
  if (doesNotKnow) return "does-not-know";
  if (copiesQuestion) return "copies-question";
  if (isOffTopic) return "off-topic";
  return counted < LEAST_WORDS ? "short" : null;
}

/** What a floor leaves of the score of a line. */
export function heldAt(floor: Floor | null, line: ScoreLine, score: number): number {
  switch (floor) {
    case null:
      return score;
    case "no-answer":
    case "does-not-know":
      return 0;
    case "off-topic":
      return line === "relevance" ? 0 : Math.min(1, score);
    case "short":
    case "copies-question":
    case "instructs-scorer":
      return Math.min(1, score);
  }
}
