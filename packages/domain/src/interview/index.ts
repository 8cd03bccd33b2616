export * from "./question.ts";
export * from "./setup.ts";
export type * from "./session.ts";
export * from "./report.ts";
export * from "./said.ts";
export * from "./question-index.ts";
