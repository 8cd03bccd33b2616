export { makeRunnerFiles, type RunnerFiles, type RunnerFile } from "./make-runner-files.ts";
