import type { Question } from "../question.ts";
import { type AnswerReading, type AnswerText, readAnswer } from "../reading/index.ts";
import type { InterviewBackground } from "../setup.ts";

/** As many readings of one question are kept; an interview has a handful. */
const MOST_KEPT = 32;

const READINGS = new WeakMap<InterviewBackground, WeakMap<Question, Map<string, AnswerReading>>>();

/** `readAnswer`, worked out once: an interview is folded anew with every event, and its answers stay the same. */
export function readOnce(
  question: Question,
  answers: readonly AnswerText[],
  background: InterviewBackground,
): AnswerReading {
  const ofBackground =
    READINGS.get(background) ?? new WeakMap<Question, Map<string, AnswerReading>>();
  READINGS.set(background, ofBackground);
  const readings = ofBackground.get(question) ?? new Map<string, AnswerReading>();
  ofBackground.set(question, readings);
  const key = JSON.stringify(answers.map(({ turn, text }) => [turn, text]));
  const known = readings.get(key);
  if (known) return known;
  const reading = readAnswer(question, answers, background);
  if (readings.size >= MOST_KEPT) readings.clear();
  readings.set(key, reading);
  return reading;
}
