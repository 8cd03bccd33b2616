import { useSyncExternalStore } from "react";
import {
  createCodeRunner,
  type FileName,
  openFrame,
  type RunnerState,
  type WorkerKind,
} from "@taiyari/code-runner";
import type { CodeLanguage, RunOutcome, RunRequest } from "@taiyari/domain/practice";
import { fetchFile, type RemoteFile } from "../sql/fetch-file.ts";

const runner = createCodeRunner({
  openFrame: () => openFrame(CODE_RUNNER.frame),
  weightOf: (name) => fileOf(name).sentBytes,
  fetchFile: async (name, onProgress) => fetchFile(fileOf(name), onProgress),
  sparesOf: spares,
});

/** Runs code in this page. Nothing of it is fetched before something is run or loaded. */
export const code = {
  load: runner.load,
  stop: runner.stop,
  checkTypes: runner.checkTypes,
  format: runner.format,
  /** SQL has an engine of its own: `lib/sql`. */
  run: async (request: RunRequest): Promise<RunOutcome> => {
    const { language } = request;
    if (language === "sql") return { status: "runner-failed", message: "SQL is run elsewhere." };
    return runner.run({ ...request, language });
  },
};

/** A second Python beside the page is felt on a device with less; those that do not say are taken for enough. */
const ENOUGH_GIGABYTES = 4;

/** Python takes seconds to start, so one waits for when the one that runs has to be ended. */
function spares(kind: WorkerKind): number {
  const { deviceMemory = ENOUGH_GIGABYTES } = navigator as { readonly deviceMemory?: number };
  return kind === "python" && deviceMemory >= ENOUGH_GIGABYTES ? 1 : 0;
}

/** What the runner of a language is at, for what shows it. */
export function useCodeState(language: CodeLanguage): RunnerState {
  return useSyncExternalStore(runner.subscribe, () => stateOf(language));
}

const IDLE: RunnerState = { kind: "idle" };

/** The same value as long as nothing changes. */
function stateOf(language: CodeLanguage): RunnerState {
  const state = runner.state(language);
  return state.kind === "idle" ? IDLE : state;
}

/** The languages whose runner is in this build. */
export const RUN_LANGUAGES: readonly CodeLanguage[] = (
  ["javascript", "typescript", "python"] as const
).filter((language) => (language === "python" ? "python" : "javascript") in CODE_RUNNER.files);

/** @throws  an Error for a file that the build does not have */
function fileOf(name: FileName): RemoteFile {
  const file = CODE_RUNNER.files[name];
  if (!file) throw new Error(`The build has no ${name}.`);
  return file;
}

/** Put in by build/code-runner.ts. */
declare const CODE_RUNNER: {
  /** The address of the frame's page. */
  readonly frame: string;
  readonly files: Readonly<Partial<Record<FileName, RemoteFile>>>;
};
