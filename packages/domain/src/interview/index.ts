export * from "./question.ts";
export * from "./setup.ts";
export type * from "./session.ts";
export * from "./report.ts";
export { showsFillers } from "./turn-end/kept-fillers.ts";
export { looksFinished } from "./turn-end/sentence-end.ts";
export * from "./turn-end/turn-end.ts";
export * from "./turn-end/voice-activity.ts";
