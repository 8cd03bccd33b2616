export type * from "./document.ts";
export { MAX_RESUME_BYTES, MAX_RESUME_PAGES, READ_TIME_LIMIT_MS } from "./document.ts";
export type * from "./reading.ts";
export type * from "./model.ts";
export type * from "./details.ts";
export { MAX_JOB_DESCRIPTION } from "./details.ts";
export type * from "./report.ts";
export { scoreClass } from "./report.ts";
