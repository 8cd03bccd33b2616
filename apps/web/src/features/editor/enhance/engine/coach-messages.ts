import type { EnhanceProblem, EnhanceScope, Proposal } from "@taiyari/domain/coach";
import type { Careers } from "@taiyari/domain/careers";
import type { ResumeDraft } from "@taiyari/domain/draft";
import type { Result } from "@taiyari/domain/result";
import type { Tailored } from "../enhancing.ts";

/** All that crosses the line to the worker with the built-in engine. */
export type CoachQuestion =
  /** What the job asks for, and how each term stands in the draft. */
  | {
      readonly kind: "match-job";
      readonly draft: ResumeDraft;
      readonly job: string;
      readonly today: number;
    }
  /** Leaves only proposals that state nothing the draft does not hold. */
  | {
      readonly kind: "check";
      readonly draft: ResumeDraft;
      readonly proposals: readonly Proposal[];
      readonly today: number;
    }
  /** What skills and technologies are called, from then on. */
  | { readonly kind: "keep-careers"; readonly careers: Careers }
  | {
      readonly kind: "enhance";
      readonly draft: ResumeDraft;
      readonly scope: EnhanceScope;
      /** The text of the job the resume is tailored to; "" for none. */
      readonly job: string;
      /** Whole days since 1 January 1970, where the person is. */
      readonly today: number;
    };

export interface CoachAnswers {
  readonly "keep-careers": null;
  readonly "match-job": Tailored;
  readonly check: readonly Proposal[];
  readonly enhance: Result<readonly Proposal[], EnhanceProblem>;
}
