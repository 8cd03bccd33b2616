import { explainError, type RunOutcome, type SqlError, type Verdict } from "@taiyari/domain/sql";
import type { SqlAnswer } from "../../../lib/sql/sql-state.ts";

/** What was last done with a text. */
export type SqlOutcome =
  | { readonly kind: "ran"; readonly sql: string; readonly answer: SqlAnswer<RunOutcome> }
  | { readonly kind: "checked"; readonly sql: string; readonly answer: SqlAnswer<Verdict> };

interface Place {
  readonly from: number;
  readonly to: number;
}

/** The stretch an error is about; null where it is not known, and once the text is another than the one that was run. */
export function errorPlaceOf(outcome: SqlOutcome | null, text: string): Place | null {
  if (outcome === null || outcome.sql !== text) return null;
  const error = errorOf(outcome);
  return error && explainError(error, text).place;
}

function errorOf(outcome: SqlOutcome): SqlError | null {
  if (outcome.kind === "ran")
    return outcome.answer.kind === "done" ? outcome.answer.answer.error : null;
  const { answer } = outcome;
  return answer.kind === "done" && answer.answer.kind === "refused" ? answer.answer.error : null;
}
