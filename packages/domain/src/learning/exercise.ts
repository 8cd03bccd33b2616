import type { Mismatch } from "../sql/judgement.ts";

export type ExerciseKind =
  /** A query from nothing, from a broken one, or from one with gaps. */
  | "write"
  | "fix"
  | "fill"
  /** Statements that change data or tables. */
  | "change";

export type ExerciseLevel = "easy" | "medium" | "hard";

/** Constructs that a lesson can be about, as the parsed statement shows them. */
export type SqlConstruct =
  | "join"
  | "outer-join"
  | "subquery"
  | "with"
  | "recursive"
  | "window"
  | "group-by"
  | "having"
  | "case"
  | "distinct"
  | "set-operation"
  | "lateral"
  | "filter";

/** How the outcome of statements that change something is judged. */
export interface ChangeRules {
  /** Tables compared afterwards, whole. */
  readonly compare: readonly string[];
  /** Whether what the last statement returned is compared too. */
  readonly returning: boolean;
  /** The SQLSTATE the last statement must be refused with; null where all must succeed. */
  readonly error: string | null;
}

export interface WrongAnswer {
  readonly sql: string;
  /** What it must be found by; null where any finding will do. */
  readonly says: Mismatch["kind"] | "error" | null;
  /** The cause, in a sentence for the person; null for the general one. */
  readonly because: string | null;
}

export interface Hint {
  /** The question it answers: "What multiplies?" */
  readonly ask: string;
  readonly text: string;
}

/** A task whose answer is judged. */
export interface Exercise {
  /** Never changes: progress is kept by it. */
  readonly id: string;
  readonly title: string;
  readonly kind: ExerciseKind;
  readonly level: ExerciseLevel;
  /** Markdown. */
  readonly ask: string;
  readonly tables: readonly string[];
  /** What stands in the editor at the beginning. */
  readonly start: string;
  /** The statements that make its own few rows; null where it runs on the data of the course. */
  readonly data: string | null;
  /** The same tables with other rows, on which answers are judged as well; null where `data` is. */
  readonly hidden: string | null;
  readonly columns: "by-name" | "by-position";
  readonly order: readonly string[];
  readonly scale: number | null;
  /** Null for one that only asks. */
  readonly change: ChangeRules | null;
  readonly answer: string;
  readonly why: string;
  /** Right answers in another style. */
  readonly other: readonly string[];
  readonly wrong: readonly WrongAnswer[];
  /** Mutants of the answer that are right as well, by name. */
  readonly equivalent: readonly { readonly mutant: string; readonly reason: string }[];
  readonly hints: readonly Hint[];
  readonly must: readonly SqlConstruct[];
  /** Id of a skill. */
  readonly skill: string;
}
