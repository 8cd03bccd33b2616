export * from "./scenario.ts";
export type * from "./deliverable.ts";
export type * from "./run.ts";
