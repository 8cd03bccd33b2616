import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { FromWorker, ToWorker } from "./protocol.ts";
import { makeLessUrgent } from "./process-usage.ts";

/** A process that does tasks, one after the other. */
export interface WorkerProcess {
  readonly pid: number;
  /** Resolves when the message was handed over, so that no more of a file is read than fits; false when it is gone. */
  readonly send: (message: ToWorker) => Promise<boolean>;
  /** The next message from it. Never resolves once it has ended: wait for `ended` as well. */
  readonly next: () => Promise<FromWorker>;
  readonly kill: () => void;
  /** Resolves when it has ended, for whatever reason. Never rejects. */
  readonly ended: Promise<WorkerEnd>;
}

export interface WorkerEnd {
  /** "exit code 7", "signal SIGKILL", or why it could not be started. */
  readonly how: string;
  /** The last of what it wrote to standard error. */
  readonly wrote: string;
}

export interface WorkerProcessOptions {
  readonly module: URL;
  /** Most memory of its JavaScript values, in megabytes. */
  readonly heapLimitMb: number;
}

/** Half of what new values fill before they are cleaned up: of 16, the usual, a third more memory is held. */
const SEMI_SPACE_MB = 8;

/** How much is kept of what a process writes. In characters. */
const WROTE = 4_000;

/**
 * Processor time after which a process is replaced, in milliseconds, and twice that, in seconds, after which the system
 * ends one, should this process be gone and unable to. No file with its memory either, which holds people's resumes.
 */
export const MOST_PROCESSOR_MS = 60_000;
const LIMITED = 'ulimit -c 0 -t 120 2>/dev/null; exec "$0" "$@"';

/** What is passed on of the environment: nothing secret. Names and dates are compared the same way as here. */
const PASSED_ON = /^(?:LANG|LANGUAGE|LC_\w+|TZ|PATH|SystemRoot|NODE_COMPILE_CACHE)$/;

export function startWorkerProcess(options: WorkerProcessOptions): WorkerProcess {
  const child = forkLimited(options);
  if (child.pid !== undefined) makeLessUrgent(child.pid);
  let wrote = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    wrote = (wrote + text).slice(-WROTE);
  });

  const messages: FromWorker[] = [];
  let wake: (() => void) | undefined;
  child.on("message", (message) => {
    messages.push(message as FromWorker);
    wake?.();
  });

  const { promise: ended, resolve: end } = Promise.withResolvers<WorkerEnd>();
  child.on("error", (error) => end({ how: error.message, wrote }));
  child.on("close", (code, signal) =>
    end({ how: signal ? `signal ${signal}` : `exit code ${code}`, wrote }),
  );

  return {
    pid: child.pid ?? 0,
    ended,
    send: (message) =>
      new Promise((resolve) => {
        if (child.connected) child.send(message, (error) => resolve(error === null));
        else resolve(false);
      }),
    async next() {
      for (;;) {
        const message = messages.shift();
        if (message) return message;
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
    kill: () => void child.kill("SIGKILL"),
  };
}

function forkLimited({ module, heapLimitMb }: WorkerProcessOptions): ChildProcess {
  const flags = [`--max-old-space-size=${heapLimitMb}`, `--max-semi-space-size=${SEMI_SPACE_MB}`];
  const isWindows = process.platform === "win32";
  return fork(fileURLToPath(module), {
    ...(isWindows
      ? { execArgv: flags }
      : { execPath: "/bin/sh", execArgv: ["-c", LIMITED, process.execPath, ...flags] }),
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED_ON.test(name))),
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    windowsHide: true,
  });
}
