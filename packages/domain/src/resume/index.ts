export type * from "./document.ts";
export { MAX_RESUME_BYTES, MAX_RESUME_PAGES, READ_TIME_LIMIT_MS } from "./document.ts";
export type * from "./reading.ts";
export type * from "./resume.ts";
export type * from "./template.ts";
export { DENSITIES, FONT_PAIRS, MARGINS, PAPER_NAMES } from "./template.ts";
export type * from "./details.ts";
export { MAX_JOB_DESCRIPTION } from "./details.ts";
export type * from "./corrections.ts";
export { MAX_CORRECTED_TEXT, MAX_CORRECTIONS } from "./corrections.ts";
export { applyCorrections } from "../correct/apply-corrections.ts";
export { fieldGroupsOf } from "../correct/field-groups.ts";
export {
  type KeptSection,
  keptSectionsOf,
  unplacedOf,
  type UnplacedLine,
} from "../correct/unplaced.ts";
export type * from "./report.ts";
export { scoreClass } from "./report.ts";
export { READER_VERSION, readResume } from "../read/read-resume.ts";
export type * from "../convert/json-resume.ts";
export { toJsonResume } from "../convert/to-json-resume.ts";
export { toResume } from "../convert/to-resume.ts";
export { yearsOfExperience } from "../convert/years-of-experience.ts";
export { readSummary, type ReadingSummary } from "../convert/read-summary.ts";
export { reportOn } from "../report/report-on.ts";
export { indexCareers } from "../careers/careers-index.ts";
export { nearNames } from "../careers/near-names.ts";
export { FEWEST_BULLETS, LONG_CAREER } from "../checks/content/enough.ts";
export { AXIS_POINTS, CHECKS, RETIRED_CHECKS, RULES_VERSION } from "../checks/checks.ts";
export { MARKET_PARTS, SKILL_PARTS } from "../report/measures.ts";
export { prefillDetails, targetFrom } from "../report/target.ts";
export type { PrefilledDetails, PrefillSource, ReadForForms } from "../report/target.ts";
export { compareReports } from "../report/compare.ts";
export type { AxisChange, Comparable } from "../report/compare.ts";
export { readJobDescription } from "../job/read-job.ts";
export { termKeysIn } from "../careers/same-term.ts";
export type * from "../job/job-reading.ts";
export type { Check } from "../checks/check.ts";
