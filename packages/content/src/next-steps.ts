export { checkNextSteps, missingLinks } from "./next-steps/check-next-steps.ts";
export { compileNextSteps } from "./next-steps/compile-next-steps.ts";
