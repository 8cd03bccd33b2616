import type { AxisScore } from "../resume/index.ts";
import type { WorkCompetency } from "../simulation/index.ts";

/** How far somebody is in the course. */
export interface ConceptFacts {
  readonly pages: number;
  /** Done, or known by a placement test. */
  readonly pagesDone: number;
  readonly exercises: number;
  readonly solved: number;
  /** Sum over the pages of the chance that what their exercises taught is still remembered: 0 to `pages`. */
  readonly remembered: number;
  /** Pages with an exercise that was finished: those of which there is something to remember. */
  readonly practised: number;
  /** Best share of right answers in a final assessment that is over, 0 to 1; null for none. */
  readonly assessment: number | null;
}

/** What the latest report says of a resume. */
export interface ResumeFacts {
  /** 0 to 100. */
  readonly score: number;
  readonly axes: readonly Pick<AxisScore, "axis" | "points" | "maxPoints" | "text">[];
}

/** An answer of a mock interview that is over: the last try of its question. */
export interface AnswerFacts {
  /** Of 25. */
  readonly points: number;
  /** A `QuestionType`. */
  readonly type: string;
}

export interface InterviewFacts {
  /** Mock interviews that are over and have a score. */
  readonly interviews: number;
  /** Of all of them, the earliest first. */
  readonly answers: readonly AnswerFacts[];
}

export interface CodingFacts {
  /** Problems that are solved, by level. */
  readonly solved: Readonly<Record<"easy" | "medium" | "hard", number>>;
  /** Concepts of which a problem is solved. */
  readonly topics: number;
  /** Of the problems solved last, at most `RECENT_PROBLEMS`: how many, and how many of them without a hint. */
  readonly recent: number;
  readonly unaided: number;
  /** Concepts of which something was solved, and the sum of the chances that they are still remembered. */
  readonly concepts: number;
  readonly remembered: number;
  /** Of the last three mock rounds: problems in them, and those of them that were solved. */
  readonly roundProblems: number;
  readonly roundSolved: number;
}

/** A simulated day that is over. */
export interface DayFacts {
  readonly scenario: string;
  /** Of its debrief, 0 to 100. */
  readonly score: number;
  /** Those whose level in the debrief is `SHOWN_LEVEL` or more. */
  readonly shown: readonly WorkCompetency[];
}

export interface WorkFacts {
  /** The earliest first. */
  readonly days: readonly DayFacts[];
}

/** All that readiness is worked out from. */
export interface ReadinessFacts {
  readonly concepts: ConceptFacts;
  /** Null before the first report. */
  readonly resume: ResumeFacts | null;
  readonly interview: InterviewFacts;
  readonly coding: CodingFacts;
  readonly work: WorkFacts;
}

/** How many solved problems the share of those without a hint looks at. Our choice. */
export const RECENT_PROBLEMS = 20;
/** From this level on, of 3, a debrief counts a competency as shown. Our choice. */
export const SHOWN_LEVEL = 2;
