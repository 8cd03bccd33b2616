import { explainError, type SqlError } from "@taiyari/domain/sql";
import type { AnswerOutcome } from "../exercise/use-exercise.ts";

interface Place {
  readonly from: number;
  readonly to: number;
}

/** The stretch an error is about; null where it is not known, and once the text is another than the one that was run. */
export function errorPlaceOf(outcome: AnswerOutcome | null, text: string): Place | null {
  if (outcome === null || outcome.kind === "failed" || outcome.sql !== text) return null;
  const error = errorOf(outcome);
  return error && explainError(error, text).place;
}

function errorOf(outcome: Exclude<AnswerOutcome, { readonly kind: "failed" }>): SqlError | null {
  if (outcome.kind === "checked")
    return outcome.verdict.kind === "refused" ? outcome.verdict.error : null;
  return outcome.ran.kind === "ran" ? outcome.ran.outcome.error : null;
}
