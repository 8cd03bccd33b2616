export { type Judgement, judge } from "./judge.ts";
export { QUESTIONS } from "./questions.ts";
export { VALIDATION_QUESTIONS } from "./validation/questions.ts";
export type { LabelledQuestion } from "./labelled-question.ts";
