import type { Bullet } from "../../../evidence/passages.ts";
import type { SectionKind } from "../../../resume/reading.ts";
import type { Axis, MatchedTerm } from "../../../resume/report.ts";

/** Why a question is beyond the built-in engine; "unknown" where not even its subject was understood. */
export type BeyondTopic =
  | "pay"
  | "code"
  | "others"
  | "health"
  | "orders"
  | "world"
  | "writing"
  | "interview"
  | "lies"
  | "unknown";

/** A thing that was named: a term of the job, or any other words. */
export interface Named {
  readonly name: string;
  /** Null for what the job does not ask for. */
  readonly term: MatchedTerm | null;
}

/** Which bullet is meant, or why none is. */
export type WhichBullet =
  | { readonly kind: "found"; readonly bullet: Bullet }
  /** A number beyond those there are. */
  | {
      readonly kind: "no-such";
      readonly number: number;
      readonly owner: string;
      readonly there: number;
    }
  /** A line of the file that is part of no bullet. */
  | { readonly kind: "other-line"; readonly line: number }
  /** Words that stand in no bullet of the resume: a text to be judged by itself. */
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "unnamed" };

/** What is asked. */
export type Question =
  | { readonly kind: "score" | "how-scored" | "weak-bullets" | "missing-terms" | "gap" | "years" }
  | { readonly kind: "length" | "changes" | "ats" | "fit" | "strengths" | "hidden-text" }
  | { readonly kind: "greeting" | "thanks" | "help" }
  | { readonly kind: "axis"; readonly axis: Axis }
  | { readonly kind: "check"; readonly checkId: string }
  /** `from` is the improvement to begin with, from 0. */
  | { readonly kind: "first"; readonly from: number }
  | { readonly kind: "past"; readonly goal: number }
  | { readonly kind: "bullet" | "rewrite"; readonly which: WhichBullet }
  | { readonly kind: "evidence" | "add-term" | "must"; readonly named: Named }
  /** `owner` is the employer that was left; "" for none named. */
  | { readonly kind: "job-change"; readonly owner: string }
  | { readonly kind: "section"; readonly section: SectionKind }
  | { readonly kind: "beyond"; readonly topic: BeyondTopic };
