import type { Careers } from "@taiyari/domain/careers";
import type { ResumeDraft } from "@taiyari/domain/draft";
import type {
  Interview,
  InterviewBackground,
  InterviewSetup,
  Question,
} from "@taiyari/domain/interview";
import type { ProblemEntry } from "@taiyari/domain/practice";
import type { Correction, Reading } from "@taiyari/domain/resume";

/** A resume as it is kept. */
export type GivenResume =
  | { readonly kind: "draft"; readonly draft: ResumeDraft }
  | {
      readonly kind: "upload";
      readonly reading: Reading;
      readonly corrections: readonly Correction[];
    };

/** What an interview is chosen from: the same for everybody. */
export interface Stock {
  readonly careers: Careers;
  readonly questions: readonly Question[];
  readonly problems: readonly ProblemEntry[];
}

export interface PlanWish {
  readonly setup: InterviewSetup;
  readonly resume: GivenResume | null;
  readonly description: string;
  /** "Data Analyst at Nandi Retail"; "" to take the title that the description names. */
  readonly job: string;
  /** Whole days since 1 January 1970, where the person is. */
  readonly today: number;
  /** Ids of questions of the person's last interviews, the latest first. */
  readonly recent: readonly string[];
  /** Questions to practise, and nothing else; [] to choose. */
  readonly only: readonly string[];
  /** Questions of the person's earlier interviews: those about a resume stand nowhere else. */
  readonly earlier: readonly Question[];
}

/** What is asked of the worker. `stock` goes first. */
export type Asked =
  | { readonly kind: "stock"; readonly stock: Stock }
  | { readonly kind: "plan"; readonly wish: PlanWish };

export interface Planned {
  readonly background: InterviewBackground;
  readonly plan: Interview["plan"];
  /** Years of work on the resume; null without one that says. */
  readonly years: number | null;
}

export interface Answers {
  readonly stock: null;
  readonly plan: Planned;
}
