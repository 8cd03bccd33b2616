export type * from "./json-resume.ts";
export { toJsonResume } from "./to-json-resume.ts";
export { type TextMaker, toResume } from "./to-resume.ts";
export { yearsOfExperience } from "./years-of-experience.ts";
export { readSummary, type ReadingSummary } from "./read-summary.ts";
