export * from "./question.ts";
export * from "./setup.ts";
export * from "./limits.ts";
export type * from "./session.ts";
export * from "./report.ts";
export { showsFillers } from "./turn-end/kept-fillers.ts";
export { looksFinished } from "./turn-end/sentence-end.ts";
export * from "./turn-end/turn-end.ts";
export * from "./turn-end/voice-activity.ts";
export * from "./question-index.ts";
export { ownFactsOf } from "./facts/own-facts.ts";
export * from "./plan/index.ts";
export * from "./session/index.ts";
export * from "./script/index.ts";
export {
  type AnswerReading,
  type AnswerText,
  meaningOf,
  readAnswer,
  type Span,
} from "./reading/index.ts";
export { BANDS, type Filler, fillersOf, measureDelivery } from "./delivery/index.ts";
export {
  ANCHORS,
  CAPS,
  LEAST_WORDS,
  type AskedQuestion,
  judgeAnswer,
  judgeFromModel,
  type JudgedAnswer,
  levelOf,
  type ModelScoreProblem,
  RUBRIC,
  STEPS,
} from "./score/index.ts";
export {
  answersForModel,
  askedQuestions,
  checkModelLines,
  type InterviewOutcome,
  lineMeans,
  type ModelLine,
  type ModelScores,
  reportByModel,
  type ReportByModel,
  reportFrom,
  reportOf,
  type ReportOptions,
  scoreAnswer,
} from "./report/index.ts";
