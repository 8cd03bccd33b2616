export type * from "./job-reading.ts";
export { readJobDescription } from "./read-job.ts";
