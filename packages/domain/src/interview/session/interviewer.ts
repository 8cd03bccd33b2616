import { INTERVIEW_LENGTHS } from "../setup.ts";
import type { Interview, InterviewerTurn } from "../session.ts";
import { askBack } from "../follow-up/ask-back.ts";
import { hasTimeToAskBack, leftAt, nextFitting } from "./clock.ts";
import { answersNow, type Progress } from "./progress.ts";
import { goodbyeOf } from "./spoken.ts";
import { WRAP_UP_SECONDS } from "../plan/budget.ts";

/** Adds what the interviewer says. */
export function say(progress: Progress, turn: Omit<InterviewerTurn, "by">): InterviewerTurn {
  const said: InterviewerTurn = { by: "interviewer", ...turn };
  progress.turns.push(said);
  return said;
}

/** Asks back where something is missing and there is time; else goes on. */
export function afterAnswer(interview: Interview, progress: Progress, at: number): void {
  if (!askBackNow(interview, progress, at)) afterQuestion(interview, progress, at);
}

/** In the study mode the answer is looked at; else the next question follows. */
export function afterQuestion(interview: Interview, progress: Progress, at: number): void {
  progress.isTaken = true;
  progress.isPaused = false;
  if (interview.setup.mode === "study") {
    progress.phase = "review";
    progress.asking = null;
  } else {
    askNext(interview, progress, at);
  }
}

/** Asks the next question that there is time for, or says goodbye. */
export function askNext(interview: Interview, progress: Progress, at: number): void {
  const left = leftAt(interview, at);
  const place =
    left !== null && left <= WRAP_UP_SECONDS ? null : nextFitting(interview, progress.question, at);
  const next = place === null ? undefined : interview.plan[place];
  if (place === null || !next) {
    wrapUp(interview, progress, at);
    return;
  }
  progress.phase = "question";
  progress.question = place;
  progress.attempt = 1;
  progress.hints = 0;
  progress.isExampleShown = false;
  progress.isTaken = false;
  progress.asking = say(progress, {
    at,
    text: next.question.ask,
    kind: "question",
    question: place,
    asks: null,
  });
}

export function wrapUp(interview: Interview, progress: Progress, at: number): void {
  const isEarly = progress.question < interview.plan.length - 1;
  progress.phase = "wrap-up";
  progress.asking = null;
  say(progress, {
    at,
    text: goodbyeOf(interview, isEarly),
    kind: "wrap-up",
    question: null,
    asks: null,
  });
}

/** Says once more what is waited for an answer to. */
export function askAgain(progress: Progress, at: number): void {
  if (progress.asking) say(progress, { ...progress.asking, at, kind: "asked-again" });
}

function askBackNow(interview: Interview, progress: Progress, at: number): boolean {
  const { setup, background, plan } = interview;
  const { question: place, attempt, asked } = progress;
  const question = plan[place]?.question;
  const length = INTERVIEW_LENGTHS.find(({ minutes }) => minutes === setup.minutes);
  // In the study mode each try has questions back of its own.
  const used = asked.filter((one) => setup.mode === "real" || one.attempt === attempt).length;
  if (!question || used >= (length?.followUps ?? 0)) return false;
  if (!hasTimeToAskBack(interview, place, at)) return false;
  const found = askBack({
    question,
    background,
    setup,
    answers: answersNow(progress),
    solution:
      progress.solutions.find((one) => one.question === place && one.attempt === attempt) ?? null,
    asked: asked.filter((one) => one.question === place && one.attempt === attempt),
    said: new Set(progress.turns.flatMap(({ by, text }) => (by === "interviewer" ? [text] : []))),
    startedAt: interview.startedAt,
  });
  if (!found) return false;
  asked.push({ ...found, question: place, attempt });
  progress.phase = "follow-up";
  progress.asking = say(progress, {
    at,
    text: found.text,
    kind: "follow-up",
    question: place,
    asks: { gap: found.gap, quote: found.quote },
  });
  return true;
}
