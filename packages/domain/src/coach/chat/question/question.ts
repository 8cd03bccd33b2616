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
  | "learning"
  | "meaning"
  | "lies"
  | "unknown";

/** What may be put into a resume or left out of it, whatever the job. */
export type ContentsThing =
  | "photo"
  | "birth"
  | "family"
  | "identity"
  | "address"
  | "declaration"
  | "hobbies"
  | "references"
  | "marks"
  | "first-jobs"
  | "font";

/** What several checks look at together. */
export type SubjectOfChecks = "dates" | "language" | "layout" | "file";

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
  | { readonly kind: "greeting" | "thanks" | "help" | "beginner" | "title" }
  | { readonly kind: "contents"; readonly things: readonly ContentsThing[] }
  | { readonly kind: "subject"; readonly subject: SubjectOfChecks }
  /** One thing offered for another, in the order they were named. */
  | { readonly kind: "substitute"; readonly things: readonly Named[] }
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
