import type { Course } from "../learning/index.ts";
import type { ProblemIndex } from "../practice/index.ts";
import type { SimulationEntry } from "../simulation/index.ts";
import type { ReadinessFacts } from "./facts.ts";
import type { Standing } from "./facts-at.ts";
import type { NextAction } from "./next-action.ts";

/** Something that could be done next, with the facts as they are when it went as well as it can. */
export interface ActionIdea extends Pick<
  NextAction,
  "id" | "axis" | "title" | "minutes" | "button" | "to"
> {
  /** What speaks for this very thing; "" for nothing but where its axis stands. */
  readonly why: string;
  readonly after: Partial<ReadinessFacts>;
}

/** What next actions are found in. */
export interface ActionSource extends Standing {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Null where this installation has none. */
  readonly course: Course | null;
  /** Of the final assessment; null where there is none. */
  readonly assessmentMinutes: number | null;
  readonly problems: Pick<ProblemIndex, "problems" | "paths">;
  readonly simulations: readonly Pick<SimulationEntry, "id" | "title" | "minutes">[];
  /** A day that was begun and is not over; null for none. */
  readonly openDay: { readonly id: string; readonly scenario: string } | null;
  readonly resume: ResumeStanding;
  /** What the latest report missed in the resume, the most wanted first; [] without a job or role to hold it against. */
  readonly gaps: readonly SkillGap[];
  /** What the last report of an interview says; null before the first. */
  readonly lastInterview: LastInterview | null;
}

/** A skill that a job asks for and the resume does not show. */
export interface SkillGap {
  /** Id of `content/careers/skills`. */
  readonly skill: string;
  /** As the job has it: "Power BI". */
  readonly term: string;
  /** "The job description", "The role of a Data Analyst". */
  readonly askedBy: string;
}

/** What there is of resumes. */
export type ResumeStanding =
  | { readonly kind: "none" }
  /** A file that was uploaded, without a report. */
  | { readonly kind: "uploaded"; readonly upload: string; readonly fileName: string }
  | {
      readonly kind: "reported";
      readonly upload: string;
      /** The largest first. */
      readonly improvements: readonly {
        readonly id: string;
        readonly title: string;
        readonly why: string;
        /** Points of the report. */
        readonly gain: number;
      }[];
    };

export interface LastInterview {
  readonly id: string;
  /** "Answers in order that stop before the number". */
  readonly headline: string;
  /** Questions that its report proposes to answer again, the best first. */
  readonly again: readonly {
    readonly question: string;
    /** What to practise: "End on a number you can defend". */
    readonly title: string;
    /** "In answers 1 and 2. Three short answers, …" */
    readonly text: string;
    readonly minutes: number;
  }[];
}
