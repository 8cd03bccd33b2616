import type { SqlError } from "./explain-error.ts";
import type { Diagnosis } from "./describe-mismatch.ts";
import type { Mismatch } from "./judgement.ts";
import type { ResultSet } from "./result-set.ts";

/** Rows that a statement gives at most; what comes after them is counted and not kept. */
export const MAX_ROWS = 10_000;

/** What one statement of a text did. */
export interface StatementOutcome {
  /** Its place in the text, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
  /** As PostgreSQL names it: "SELECT", "CREATE TABLE". */
  readonly command: string;
  /** Null where it gives no rows. */
  readonly result: ResultSet | null;
  /** Rows it gave or changed, counted up to a million; more than the result has where that was cut at `MAX_ROWS`. */
  readonly rowCount: number;
  /** What PostgreSQL said beside it: "WARNING: there is no transaction in progress". */
  readonly notices: readonly string[];
  readonly ms: number;
}

/** What became of a text of one or more statements, run in their order until one is refused. */
export interface RunOutcome {
  /** Those that ran. */
  readonly statements: readonly StatementOutcome[];
  /** Why the next one did not; null when all ran. Its position counts from the beginning of the whole text. */
  readonly error: SqlError | null;
  readonly ms: number;
}

/** What the judge says of an answer. */
export type Verdict =
  | { readonly kind: "right" }
  /** Nothing to judge: no statement, or none that gives rows. */
  | { readonly kind: "empty" }
  | { readonly kind: "refused"; readonly error: SqlError }
  /** A statement that was to be refused went through, or was refused for another reason. */
  | { readonly kind: "not-refused"; readonly expected: string; readonly actual: SqlError | null }
  | {
      readonly kind: "wrong";
      readonly mismatch: Mismatch;
      readonly diagnosis: Diagnosis;
      /** The table it was found in, for statements that change something; null for what a query gave. */
      readonly table: string | null;
      readonly expected: ResultSet;
      readonly actual: ResultSet;
      /** Whether only the hidden data shows it: the rows are then not those the learner has seen. */
      readonly onHiddenData: boolean;
    }
  /** The result is right, without the construct that the lesson is about. */
  | { readonly kind: "without-construct"; readonly missing: readonly string[] }
  | { readonly kind: "too-slow"; readonly limitMs: number };
