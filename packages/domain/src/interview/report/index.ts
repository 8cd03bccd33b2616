export { askedQuestions, type InterviewOutcome } from "./asked-questions.ts";
export { lineMeans } from "./line-means.ts";
export {
  answersForModel,
  checkModelLines,
  type ModelLine,
  type ModelScores,
  reportByModel,
  type ReportByModel,
} from "./report-by-model.ts";
export { reportFrom, reportOf, type ReportOptions, scoreAnswer } from "./report-of.ts";
