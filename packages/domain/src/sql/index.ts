export type * from "./result-set.ts";
export type * from "./judgement.ts";
export type * from "./outcome.ts";
export { MAX_ROWS } from "./outcome.ts";
export { MAX_PAIRS } from "./judgement.ts";
export { explainError, type ExplainedError, type SqlError } from "./explain-error.ts";
export { resultColumn } from "./value-kinds.ts";
export { compareResults } from "./compare-results.ts";
export { digestOfRows, type KnownSqlMistake } from "./known-mistakes.ts";
export { describeMismatch, type Diagnosis } from "./describe-mismatch.ts";
export { planNodes, readPlan, type PlanNode, type QueryPlan } from "./plan/read-plan.ts";
export { learnFromPlan, type PlanLesson } from "./plan/learn-from-plan.ts";
export { readCsv, type CsvProblem, type CsvTable } from "./csv/read-csv.ts";
export { COLUMN_TYPES, guessTypes, type ColumnType } from "./csv/guess-types.ts";
export {
  columnNames,
  identifier,
  misfits,
  tableFromCsv,
  type ColumnChoice,
} from "./csv/table-from-csv.ts";
export {
  COURSE_DATA,
  DATA_SETS,
  isDataSetName,
  type DataSetName,
  type SnapshotFile,
  type SnapshotIndex,
} from "./data-sets.ts";
