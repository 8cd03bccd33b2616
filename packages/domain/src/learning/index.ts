export type * from "./lesson.ts";
export type * from "./exercise.ts";
export type * from "./course.ts";
export type * from "./question.ts";
export type * from "./event.ts";
export { EVENT_LIMITS, MAX_ANSWER_TEXT, MAX_QUERY_NAME } from "./event.ts";
export * from "./assessment/index.ts";
