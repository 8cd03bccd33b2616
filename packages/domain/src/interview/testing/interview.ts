import { withSeconds } from "../plan/budget.ts";
import type { Question } from "../question.ts";
import type { Interview, InterviewEvent } from "../session.ts";
import type { InterviewBackground, InterviewSetup } from "../setup.ts";

const SETUP: InterviewSetup = {
  source: "role",
  role: "data-analyst",
  level: "0-3",
  kind: "mixed",
  minutes: 25,
  mode: "real",
  manner: "plain",
  language: "en-IN",
  by: "keyboard",
  seed: 1,
};

/** An interview with these questions, for tests: they name only what they are about. */
export function interviewOf(
  questions: readonly Question[],
  setup: Partial<InterviewSetup> = {},
  background: Partial<InterviewBackground> = {},
): Interview {
  const chosen = { ...SETUP, ...setup };
  return {
    id: "6f1f2b9e-0000-4000-8000-000000000001",
    startedAt: "2026-11-23T04:12:09.120Z",
    setup: chosen,
    background: { facts: [], asked: [], job: "", ...background },
    plan: withSeconds(questions, chosen.minutes),
  };
}

type Plain = Exclude<
  InterviewEvent["kind"],
  "answered" | "solved" | "paused" | "corrected" | "noted"
>;

/** An event that is no more than its kind. */
export function happened(kind: Plain, at: number): InterviewEvent {
  return { id: `${kind} at ${at}`, at, kind };
}

/** A typed answer. */
export function answered(text: string, at: number): InterviewEvent {
  return {
    id: `answered at ${at}`,
    at,
    kind: "answered",
    text,
    seconds: null,
    pauses: null,
    words: null,
    keepsFillers: true,
  };
}

export function eventsOf(...events: readonly InterviewEvent[]): readonly InterviewEvent[] {
  return events;
}
