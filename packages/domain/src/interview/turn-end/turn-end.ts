import type { SpokenLanguage } from "../setup.ts";
import { looksFinished } from "./sentence-end.ts";

/**
 * Seconds of silence after which a turn is over. People who practise stop to think, and being talked over is what users
 * of voice interviews complain of most (livekit/agents#3373), so both are longer than a telephone bot's 0.5 s.
 */
export const SILENCE_AFTER_SENTENCE = 1.4;
export const SILENCE_WITHIN_SENTENCE = 3;
/** The first answer to a question is given this long at least, from its first word. */
export const LEAST_FIRST_ANSWER = 10;

/** What is known of a turn at a moment. Times are in seconds. */
export interface TurnSoFar {
  /** All that was understood so far. */
  readonly text: string;
  /** Whether something was said that is not written down yet. */
  readonly isPending: boolean;
  /** Since the last sound of voice; 0 while there is some. */
  readonly silence: number;
  /** Since the first word; 0 before it. */
  readonly sinceFirstWord: number;
  /** Of the first answer to a question; false for what was asked back. */
  readonly isFirstAnswer: boolean;
  readonly language: SpokenLanguage;
}

/** Whether the person has finished, as far as silence and words can tell. Never before a word was understood. */
export function isTurnOver(turn: TurnSoFar): boolean {
  if (turn.text.trim() === "" || turn.isPending) return false;
  if (turn.isFirstAnswer && turn.sinceFirstWord < LEAST_FIRST_ANSWER) return false;
  return (
    turn.silence >=
    (looksFinished(turn.text, turn.language) ? SILENCE_AFTER_SENTENCE : SILENCE_WITHIN_SENTENCE)
  );
}
