export type * from "./lesson.ts";
export type * from "./exercise.ts";
export type * from "./course.ts";
export type * from "./question.ts";
