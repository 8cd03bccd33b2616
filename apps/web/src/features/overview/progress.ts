import type { api } from "../../lib/api.ts";
import { formatDate } from "../../lib/dates.ts";
import { count } from "../../lib/numbers.ts";

/** The answer of `api.shell.journey`. */
export type Journey = NonNullable<Awaited<ReturnType<typeof api.shell.journey.call>>>;

export type StepId = "learning" | "resume" | "interview" | "practice" | "simulation";

export interface StepProgress {
  /** What was done last: "Last analysed 5 Nov 2026". */
  readonly last: string;
  /** Where that leaves the person; a score brings its class with it. */
  readonly now: { readonly text: string; readonly score: ScoreClass | null };
  /** Of 100; null while there is nothing to measure. */
  readonly share: number | null;
}

type ScoreClass = "high" | "medium" | "low";

/** Where the person stands with their resume; null before the first upload. */
export function resumeProgress({ resume }: Journey): StepProgress | null {
  if (!resume || resume.uploads === 0) return null;
  const uploads = count(resume.uploads, "resume");
  if (resume.latestScore === null || resume.latestAt === null) {
    return {
      last: `${uploads} uploaded`,
      now: { text: "No report yet", score: null },
      share: null,
    };
  }
  return {
    last: `Last analysed ${formatDate(resume.latestAt)}`,
    now: { text: `Score ${resume.latestScore}`, score: scoreClass(resume.latestScore) },
    share: resume.latestScore,
  };
}

/** How many mock interviews the person has held; null before the first. */
export function interviewProgress({ interview }: Journey): StepProgress | null {
  if (!interview) return null;
  const held = count(interview.interviews, "interview");
  return {
    last: `Last interview ${formatDate(interview.latestAt)}`,
    now: { text: held, score: null },
    share: null,
  };
}

/** How many simulated days the person has begun; null before the first. */
export function simulationProgress({ simulation }: Journey): StepProgress | null {
  if (!simulation) return null;
  const days = `${count(simulation.days, "day")} at work`;
  return {
    last: `Last day at work ${formatDate(simulation.latestAt)}`,
    now: { text: days, score: null },
    share: null,
  };
}

/** Source: the specification, section 9. */
function scoreClass(score: number): ScoreClass {
  if (score >= 80) return "high";
  return score >= 60 ? "medium" : "low";
}
