export { askedQuestions, type InterviewOutcome } from "./asked-questions.ts";
export { lineMeans } from "./line-means.ts";
export { reportFrom, reportOf, type ReportOptions, scoreAnswer } from "./report-of.ts";
