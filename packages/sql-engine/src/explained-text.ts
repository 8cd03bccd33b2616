import type { RunOutcome } from "@taiyari/domain/sql";
import { splitStatements } from "./statements.ts";

/** A text whose last statement is explained instead of only run. */
export interface ExplainedText {
  readonly text: string;
  /** What running it gave, with the place of an error in the text as it was written. */
  readonly asWritten: (outcome: RunOutcome) => RunOutcome;
}

const PLAN = "EXPLAIN (FORMAT JSON) ";
const MEASURED_PLAN = "EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ";

/**
 * @param isMeasured  whether the statement is run for its plan
 * @returns           null for a text without a statement
 */
export function explainedText(text: string, isMeasured: boolean): ExplainedText | null {
  const last = splitStatements(text).at(-1);
  if (!last) return null;
  const words = isMeasured ? MEASURED_PLAN : PLAN;
  const before = Array.from(text.slice(0, last.from)).length;
  return {
    text: text.slice(0, last.from) + words + text.slice(last.from),
    asWritten(outcome) {
      const position = outcome.error?.position ?? null;
      if (!outcome.error || position === null) return outcome;
      const moved = position > before ? Math.max(position - words.length, before + 1) : position;
      return { ...outcome, error: { ...outcome.error, position: moved } };
    },
  };
}
