export type * from "./lesson.ts";
export type * from "./exercise.ts";
export type * from "./course.ts";
export type * from "./question.ts";
export type * from "./event.ts";
export {
  EVENT_LIMITS,
  isPracticeEvent,
  MAX_ANSWER_TEXT,
  MAX_CODE_BYTES,
  MAX_QUERY_NAME,
  utf8Bytes,
} from "./event.ts";
export * from "./assessment/index.ts";
