export { KIND, MAX_VALUE_DEPTH, MAX_VALUE_PARTS } from "./value.ts";
export type { PlainObject, TaggedValue, Value } from "./value.ts";
export { LANGUAGES, MAX_OUTPUT_BYTES, RUN_LIMIT_MS } from "./run.ts";
export type {
  CaseOutcome,
  FunctionRun,
  Language,
  Printed,
  ProgramRun,
  RunError,
  RunOutcome,
  RunParts,
  RunRequest,
  TraceFrame,
} from "./run.ts";
export { charactersWithin } from "./characters-within.ts";
export { runOfSql } from "./sql-run.ts";
