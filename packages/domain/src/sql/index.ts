export type * from "./result-set.ts";
export type * from "./judgement.ts";
export type * from "./outcome.ts";
export { MAX_ROWS } from "./outcome.ts";
export { MAX_PAIRS } from "./judgement.ts";
export { explainError, type ExplainedError, type SqlError } from "./explain-error.ts";
export { resultColumn } from "./value-kinds.ts";
export { compareResults } from "./compare-results.ts";
export { describeMismatch, type Diagnosis } from "./describe-mismatch.ts";
