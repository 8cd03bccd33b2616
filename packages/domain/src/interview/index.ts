export * from "./question.ts";
export * from "./setup.ts";
export type * from "./session.ts";
export * from "./report.ts";
export * from "./said.ts";
export * from "./question-index.ts";
export { ownFactsOf } from "./facts/own-facts.ts";
export * from "./plan/index.ts";
export * from "./session/index.ts";
