import type { Question } from "../question.ts";

/** The greeting and the goodbye, in seconds. */
export const GREETING_SECONDS = 20;
/** The interview is wrapped up when no more than this is left. Source: research/practice.md 2.3 (interview-coach). */
export const WRAP_UP_SECONDS = 30;
/** What asking a question, thinking and being asked back once take beside the answer, in seconds. Our choice. */
const BESIDE_SECONDS = 60;
const STEP = 5;

/** Seconds that an interview of so many minutes has for questions. */
export function secondsForQuestions(minutes: number): number {
  return minutes * 60 - GREETING_SECONDS - WRAP_UP_SECONDS;
}

/** As many of the questions, in their order, as there is time for; at least one. */
export function thatFit(questions: readonly Question[], minutes: number): readonly Question[] {
  let left = secondsForQuestions(minutes);
  return questions.filter((question, at) => {
    const needed = neededFor(question);
    if (at > 0 && needed > left) return false;
    left -= needed;
    return true;
  });
}

/** Each question with its share of the time, in steps of five seconds. */
export function withSeconds(
  questions: readonly Question[],
  minutes: number,
): readonly { readonly question: Question; readonly seconds: number }[] {
  const all = questions.reduce((sum, question) => sum + neededFor(question), 0);
  const available = secondsForQuestions(minutes);
  return questions.map((question) => ({
    question,
    seconds: Math.floor((available * neededFor(question)) / all / STEP) * STEP,
  }));
}

function neededFor({ minutes }: Question): number {
  return minutes * 60 + BESIDE_SECONDS;
}
