export type { Check } from "../checks/check.ts";
export { FEWEST_BULLETS, LONG_CAREER } from "../checks/content/enough.ts";
export { AXIS_POINTS, CHECKS, RETIRED_CHECKS, RULES_VERSION } from "./checks.ts";
export { reportOn } from "./report-on.ts";
export { MARKET_PARTS, SKILL_PARTS } from "./measures.ts";
export { prefillDetails, targetFrom } from "./target.ts";
export type { PrefilledDetails, PrefillSource, ReadForForms } from "./target.ts";
export { compareReports } from "./compare.ts";
export type { AxisChange, Comparable } from "./compare.ts";
