import { WRAP_UP_SECONDS } from "../plan/budget.ts";
import type { Interview, InterviewEvent, InterviewState, Solution } from "../session.ts";
import { answerCount, newProgress, type Progress } from "./progress.ts";
import { leftAt, OVERTIME_SECONDS, secondsOf } from "./clock.ts";
import { inOrder } from "./in-order.ts";
import { afterAnswer, afterQuestion, askAgain, askNext, say, wrapUp } from "./interviewer.ts";
import { greetingOf } from "./spoken.ts";

/**
 * Where an interview stands, from all that happened in it: what the interviewer says next is decided here, so every device that has the same events sees the same.
 * Events in any order, and any of them twice, give the same; those that cannot have happened in the state they meet are left out. Never throws.
 *
 * The same events always asked the same: a correction changes the text that is scored and shown, never what was asked because of it.
 *
 * @param at  the interview's clock now, in seconds; by itself it wraps up an interview whose time is over for a minute. Without it the latest event's
 */
export function replay(
  interview: Interview,
  events: readonly InterviewEvent[],
  at = 0,
): InterviewState {
  const progress = newProgress(greetingOf(interview));
  for (const event of inOrder(events)) {
    // After the goodbye nothing is said any more, and an answer may still be put right before it is scored.
    if (progress.phase !== "ended") progress.at = event.at;
    take(interview, progress, event);
  }
  return stateOf(interview, progress, at);
}

function take(interview: Interview, progress: Progress, event: InterviewEvent): void {
  const isStudy = interview.setup.mode === "study";
  const isAsking = progress.asking !== null;
  switch (event.kind) {
    case "answered":
      if (isAsking) answer(interview, progress, event);
      break;
    case "solved":
      if (isAsking) solve(interview, progress, event);
      break;
    case "skipped":
      if (isAsking) afterQuestion(interview, progress, event.at);
      break;
    case "asked-again":
      if (isAsking) askAgain(progress, event.at);
      break;
    case "hint-shown":
      if (isStudy && isOpen(progress)) showHint(interview, progress);
      break;
    case "example-shown":
      if (isStudy && isOpen(progress)) progress.isExampleShown = true;
      break;
    case "tried-again":
      if (isStudy && isOpen(progress) && progress.isTaken) tryAgain(interview, progress, event.at);
      break;
    case "went-on":
      if (progress.phase === "kickoff" || progress.phase === "review")
        askNext(interview, progress, event.at);
      break;
    case "paused":
    case "resumed":
      if (progress.phase !== "ended") progress.isPaused = event.kind === "paused";
      break;
    case "corrected":
      correct(progress, event.turn, event.text);
      break;
    case "noted":
      progress.notes = event.text;
      break;
    case "ended":
      progress.phase = "ended";
      progress.asking = null;
      progress.isPaused = false;
      break;
  }
}

/** Whether a question is in front of the person, answered or not. */
function isOpen({ phase }: Progress): boolean {
  return phase === "question" || phase === "follow-up" || phase === "review";
}

function answer(
  interview: Interview,
  progress: Progress,
  event: Extract<InterviewEvent, { kind: "answered" }>,
): void {
  const { at, text, seconds, pauses, words, keepsFillers } = event;
  progress.turns.push({
    by: "person",
    at,
    text,
    question: progress.question,
    turn: answerCount(progress),
    attempt: progress.attempt,
    seconds,
    pauses,
    words,
    keepsFillers,
  });
  progress.isTaken = true;
  progress.isPaused = false;
  afterAnswer(interview, progress, at);
}

function solve(
  { plan }: Interview,
  progress: Progress,
  event: Extract<InterviewEvent, { kind: "solved" }>,
): void {
  const { question, attempt, solutions } = progress;
  if (plan[question]?.question.type !== "coding") return;
  const { at, language, code, passed, total } = event;
  const solution: Solution = { question, attempt, at, language, code, passed, total };
  const before = solutions.findIndex((one) => one.question === question && one.attempt === attempt);
  if (before < 0) solutions.push(solution);
  else solutions[before] = solution;
}

function showHint({ plan }: Interview, progress: Progress): void {
  const most = plan[progress.question]?.question.hints.length ?? 0;
  progress.hints = Math.min(most, progress.hints + 1);
}

function tryAgain({ plan }: Interview, progress: Progress, at: number): void {
  const question = plan[progress.question]?.question;
  if (!question) return;
  progress.attempt += 1;
  progress.isTaken = false;
  progress.phase = "question";
  progress.asking = say(progress, {
    at,
    text: question.ask,
    kind: "question",
    question: progress.question,
    asks: null,
  });
}

function correct({ turns }: Progress, turn: number, text: string): void {
  const place = turns.findIndex((one) => one.by === "person" && one.turn === turn);
  const found = turns[place];
  // Times of words that are no longer those of the text say nothing about it.
  if (found?.by === "person") turns[place] = { ...found, text, words: null };
}

function stateOf(interview: Interview, progress: Progress, now: number): InterviewState {
  const isEnded = progress.phase === "ended";
  const clock = isEnded || !Number.isFinite(now) ? progress.at : Math.max(progress.at, now);
  runOut(interview, progress, clock);
  const { phase, turns, asking, question, isPaused, hints, isExampleShown } = progress;
  // An interview that ended is as long as what was said in it.
  const spent = phase === "ended" ? progress.at : clock;
  return {
    phase,
    turns,
    asking,
    question,
    isPaused,
    spent,
    left: leftAt(interview, spent),
    hints,
    isExampleShown,
    attempt: progress.attempt,
    solutions: progress.solutions,
    notes: progress.notes,
  };
}

/** What the clock does by itself: whoever says nothing any more is said goodbye, and the interview ends. */
function runOut(interview: Interview, progress: Progress, clock: number): void {
  const seconds = secondsOf(interview);
  if (seconds === null || progress.phase === "ended" || progress.isPaused) return;
  const latest = seconds + OVERTIME_SECONDS;
  const isOver = clock >= latest && progress.phase !== "wrap-up";
  if (isOver) wrapUp(interview, progress, seconds);
  const goodbye = progress.turns.at(-1);
  if (progress.phase !== "wrap-up" || !goodbye) return;
  if (clock >= (isOver ? latest : goodbye.at) + WRAP_UP_SECONDS) {
    progress.phase = "ended";
    progress.at = goodbye.at;
  }
}
