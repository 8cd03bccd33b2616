export type * from "./lesson.ts";
