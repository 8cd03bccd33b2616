export { drawQuestions } from "./draw.ts";
export { type AssessmentScore, scoreOf, type StageScore } from "./score.ts";
export { certificateCode, readCertificateCode } from "./certificate-code.ts";
export { knownPages } from "./placement.ts";
