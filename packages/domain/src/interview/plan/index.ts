export { planInterview, type PlanRequest } from "./plan-interview.ts";
export { backgroundOf, type BackgroundSource } from "./background.ts";

export { codingQuestion } from "./coding-question.ts";
