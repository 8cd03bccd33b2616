import type { ExperienceLevel, QuestionType } from "./question.ts";

export type InterviewKind = "mixed" | QuestionType;
export type InterviewMode = "study" | "real";

/**
 * Differ in what they ask back: warm asks for what would carry the answer and lets go soon; plain asks for the first gap; probing asks for the person's own
 * part, figures and what was weighed, twice if need be; brisk cuts in on length and asks for the point.
 */
export type InterviewerManner = "warm" | "plain" | "probing" | "brisk";
export const INTERVIEWER_MANNERS = [
  "warm",
  "plain",
  "probing",
  "brisk",
] as const satisfies readonly InterviewerManner[];

/** English as spoken in India, with Hindi words in between; Hindi. */
export type SpokenLanguage = "en-IN" | "hi-IN";

/** Questions and questions back that a length has room for. */
export const INTERVIEW_LENGTHS = [
  { minutes: 10, questions: 2, followUps: 3 },
  { minutes: 25, questions: 5, followUps: 6 },
  { minutes: 40, questions: 8, followUps: 10 },
] as const;
export type InterviewMinutes = (typeof INTERVIEW_LENGTHS)[number]["minutes"];

/** What is chosen before an interview. */
export interface InterviewSetup {
  readonly source: "role" | "resume" | "job";
  /** Id of `content/careers/roles`. */
  readonly role: string;
  readonly level: ExperienceLevel;
  readonly kind: InterviewKind;
  readonly minutes: InterviewMinutes;
  readonly mode: InterviewMode;
  readonly manner: InterviewerManner;
  readonly language: SpokenLanguage;
  readonly by: "voice" | "keyboard";
  /** Chooses among questions that fit equally well; the same seed asks the same. */
  readonly seed: number;
}

/** A line of a resume that a question or an answer can be held against. */
export interface OwnFact {
  readonly text: string;
  /** "Data Analyst, Saral Commerce"; "" for lines of no job. The line that only names an entry has this as its text. */
  readonly of: string;
  /** When the entry was, as months: "2021-03", or "2021" where the resume has no month. `to` is null for what goes on. Null for what has no time. */
  readonly period: { readonly from: string; readonly to: string | null } | null;
  readonly kind: "summary" | "job" | "project" | "education" | "skill" | "other";
}

/** What is known of the person and the job beside the set-up. */
export interface InterviewBackground {
  /** Empty without a resume. */
  readonly facts: readonly OwnFact[];
  /** What a job description asks for, as `@taiyari/domain/job` reads it; empty without one. */
  readonly asked: readonly {
    readonly term: string;
    readonly skill: string | null;
    readonly isOnResume: boolean;
  }[];
  /** "Data Analyst at Nandi Retail"; "" without a job. */
  readonly job: string;
}
