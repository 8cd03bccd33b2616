import { explainError, type SqlError, type Verdict } from "@taiyari/domain/sql";
import type { Ran } from "./page-sql.ts";

/** What was last done with a text. */
export type SqlOutcome =
  | { readonly kind: "ran"; readonly ran: Ran; readonly sql: string }
  | { readonly kind: "checked"; readonly verdict: Verdict; readonly sql: string }
  /** The engine could not be had. */
  | { readonly kind: "failed" };

interface Place {
  readonly from: number;
  readonly to: number;
}

/** The stretch an error is about; null where it is not known, and once the text is another than the one that was run. */
export function errorPlaceOf(outcome: SqlOutcome | null, text: string): Place | null {
  if (outcome === null || outcome.kind === "failed" || outcome.sql !== text) return null;
  const error = errorOf(outcome);
  return error && explainError(error, text).place;
}

function errorOf(outcome: Exclude<SqlOutcome, { readonly kind: "failed" }>): SqlError | null {
  if (outcome.kind === "checked")
    return outcome.verdict.kind === "refused" ? outcome.verdict.error : null;
  return outcome.ran.kind === "ran" ? outcome.ran.outcome.error : null;
}
