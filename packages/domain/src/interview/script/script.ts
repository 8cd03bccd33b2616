import type { ExperienceLevel } from "../question.ts";
import type {
  InterviewerManner,
  InterviewKind,
  InterviewMinutes,
  InterviewMode,
  InterviewSetup,
} from "../setup.ts";

/** What a scripted candidate does when something is asked. */
export interface ScriptedAnswer {
  /** "" for saying nothing. */
  readonly text: string;
  /** How long it is spoken, from the first word to the last; null for a typed answer. */
  readonly seconds: number | null;
  /** Pauses within it, in seconds; null where nothing measured them. */
  readonly pauses: readonly number[] | null;
  /** Seconds before the answer begins; null for the usual. */
  readonly wait: number | null;
  /** What the text is put right to before it is scored; null for nothing. */
  readonly correct: string | null;
  /** "I would rather not answer". */
  readonly skip: boolean;
  /** Study mode: hints opened before it, and whether it is another try of the question before. */
  readonly hints: number;
  readonly again: boolean;
  /** What was submitted to a coding question; null for nothing. */
  readonly solved: {
    readonly language: string;
    readonly code: string;
    readonly passed: number;
    readonly total: number;
  } | null;
}

/** A candidate to be played against the engine, as a file describes one. docs/interview-scripts.md has its format. */
export interface InterviewScript {
  readonly kind: InterviewKind;
  /** As written: an id or a title; "" for none. */
  readonly role: string;
  /** Null to take it from the resume. */
  readonly level: ExperienceLevel | null;
  readonly manner: InterviewerManner;
  readonly mode: InterviewMode;
  readonly minutes: InterviewMinutes;
  readonly language: InterviewSetup["language"];
  readonly by: InterviewSetup["by"];
  /** Null to take what there is: a job, else a resume for an interview about it, else the role. */
  readonly source: InterviewSetup["source"] | null;
  readonly seed: number;
  /** A path, a text, or what was written as an object (JSON Resume); null for none. */
  readonly resume: string | object | null;
  /** A path or a text; "" for none. */
  readonly job: string;
  /** Ids of questions to ask, in this order; [] to choose. */
  readonly questions: readonly string[];
  readonly answers: readonly ScriptedAnswer[];
}

/** What is wrong in a script, and where. */
export interface ScriptProblem {
  readonly path: readonly (string | number)[];
  readonly text: string;
}
