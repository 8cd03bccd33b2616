export { planInterview, type PlanRequest } from "./plan-interview.ts";
export { backgroundOf, type BackgroundSource } from "./background.ts";

export { type AskedProblem, codingQuestion } from "./coding-question.ts";
export { findAskedRole } from "./asked-role.ts";
export { withSeconds } from "./budget.ts";
