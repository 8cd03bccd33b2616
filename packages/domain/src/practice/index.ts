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
export { CODE_LANGUAGES } from "./problem.ts";
export type {
  AuthoredCase,
  CaseInput,
  CheckerName,
  CodeLanguage,
  Cost,
  Expected,
  GrowthInputs,
  HiddenKind,
  NamedTypes,
  OtherSolution,
  Parameter,
  Problem,
  ProblemCase,
  ProblemHint,
  ProblemLevel,
  ProblemStyle,
  ShownCase,
  Signature,
  WrongSolution,
} from "./problem.ts";
export { type Topic, topicName, TOPICS } from "./topics.ts";
export { misfit, parseType, type ValueType } from "./types.ts";
export { nameIn } from "./names.ts";
export { growthInputs, makingRun } from "./make-inputs.ts";
export { isRight, printedText } from "./judge/compare.ts";
export { digestOf } from "./judge/digest.ts";
export type { LearnerSqlProblem, SqlProblem, WorkedSqlProblem } from "./sql-problem.ts";
export type {
  HiddenCases,
  KnownMistake,
  LearnerProblem,
  PracticePath,
  ProblemEntry,
  ProblemIndex,
  WorkedProblem,
} from "./compiled.ts";
export type { CaseState, CaseVerdict, Judged, KindVerdict, Verdict } from "./judge/verdict.ts";
export type { Difference, DifferenceKind } from "./judge/difference.ts";
export { textDifference, valueDifference } from "./judge/difference.ts";
export type { Piece } from "./judge/pieces.ts";
export { printValue } from "./judge/print-value.ts";
export { judge, type Judgeable, type JudgeOptions, OPENS_AFTER } from "./judge/judge.ts";
export {
  type Attempt,
  inputsOf,
  reasonOf,
  type Run,
  runCases,
  type Runnable,
} from "./judge/run-cases.ts";
export { type CheckedCase, checkOutputs, type Finding } from "./judge/check-outputs.ts";
export { digestOfResult } from "./judge/recognise.ts";
export {
  durationOf,
  type Growth,
  type GrowthClass,
  growthOf,
  type GrowthPoint,
  pointsOf,
  slopeOf,
} from "./growth/growth.ts";
export { measureGrowth } from "./growth/measure-growth.ts";
export { charactersWithin } from "./characters-within.ts";
export { runOfSql } from "./sql-run.ts";
