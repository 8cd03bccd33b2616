export { createCodeRunner } from "./page/create-code-runner.ts";
export type { CodeRunner, RunnerParts } from "./page/create-code-runner.ts";
export { openFrame } from "./page/frame-host.ts";
export type { RunnerState } from "./page/runner-state.ts";
export type { FileName } from "./frame/messages.ts";
export type { FrameLanguage, FrameRequest, TypeProblem, WorkerKind } from "./worker/messages.ts";
