import type { RunOutcome } from "@taiyari/domain/practice";
import { FILES_OF, type FileName } from "../frame/messages.ts";
import type {
  FrameLanguage,
  FrameRequest,
  FromWorker,
  ToWorker,
  TypeProblem,
  WorkerKind,
} from "../worker/messages.ts";
import type { FrameHost } from "./frame-host.ts";
import { runOnLine } from "./run-on-line.ts";
import type { RunnerState } from "./runner-state.ts";
import { createPool, type WorkerPool } from "./worker-pool.ts";

/** What a runner stands on. */
export interface RunnerParts {
  readonly openFrame: () => FrameHost;
  /** What a file weighs as it is sent. */
  readonly weightOf: (file: FileName) => number;
  readonly fetchFile: (file: FileName, onProgress: (share: number) => void) => Promise<ArrayBuffer>;
  /** How many workers of a kind are kept started beside the one that runs. */
  readonly sparesOf: (kind: WorkerKind) => number;
}

/** Runs code in the page. What is asked at once is done one after the other. */
export interface CodeRunner {
  readonly state: (language: FrameLanguage) => RunnerState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches and starts what a language needs, once; again after a failure. Never rejects: see `state`. */
  readonly load: (language: FrameLanguage) => Promise<void>;
  readonly run: (request: FrameRequest) => Promise<RunOutcome>;
  /** What is wrong with the types; null where that cannot be said now. Fetches the checker the first time. */
  readonly checkTypes: (code: string) => Promise<readonly TypeProblem[] | null>;
  /** The code set out line by line; null where it does not parse. Rejects where the formatter cannot be had. */
  readonly format: (code: string, language: "javascript" | "typescript") => Promise<string | null>;
  /** Ends the run of now; those that wait for it go on. */
  readonly stop: () => void;
  readonly close: () => void;
}

/** The same value each time, for what compares states. */
const IDLE: RunnerState = { kind: "idle" };
/** Checking takes tens of milliseconds; code that keeps the checker longer is not checked. */
const CHECK_LIMIT_MS = 10_000;

export function createCodeRunner(parts: RunnerParts): CodeRunner {
  const listeners = new Set<() => void>();
  const states = new Map<WorkerKind, RunnerState>();
  const pools = new Map<WorkerKind, Promise<WorkerPool>>();
  let host: FrameHost | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let lastCheck: Promise<unknown> = Promise.resolve();
  let stopNow: (() => void) | null = null;

  function set(kind: WorkerKind, state: RunnerState): void {
    states.set(kind, state);
    for (const listener of listeners) listener();
  }

  async function load(kind: WorkerKind): Promise<WorkerPool> {
    const total = FILES_OF[kind].reduce((sum, file) => sum + parts.weightOf(file), 0);
    set(kind, { kind: "loading", loaded: 0, total });
    const loaded = new Map<FileName, number>();
    const frame = (host ??= parts.openFrame());
    const pool = createPool(frame, kind);
    pool.fill(1);
    await Promise.all(
      FILES_OF[kind].map(async (file) => {
        const bytes = await parts.fetchFile(file, (share) => {
          loaded.set(file, share * parts.weightOf(file));
          const sum = [...loaded.values()].reduce((one, other) => one + other, 0);
          set(kind, { kind: "loading", loaded: Math.min(Math.round(sum), total), total });
        });
        frame.give(file, bytes);
      }),
    );
    set(kind, { kind: "starting" });
    pool.giveBack(await pool.take());
    set(kind, { kind: "ready" });
    return pool;
  }

  function loadOnce(kind: WorkerKind): Promise<WorkerPool> {
    const made =
      pools.get(kind) ??
      load(kind).catch((error: unknown) => {
        forget(error instanceof Error ? error.message : String(error), kind);
        throw error;
      });
    pools.set(kind, made);
    return made;
  }

  /** As at the beginning: nobody knows what of a frame still works. */
  function begin(): void {
    host?.close();
    host = null;
    pools.clear();
    states.clear();
    for (const listener of listeners) listener();
  }

  function forget(reason: string, kind: WorkerKind): void {
    begin();
    set(kind, { kind: "failed", reason });
  }

  async function runNow(request: FrameRequest): Promise<RunOutcome> {
    const kind = kindOf(request.language);
    try {
      const pool = await loadOnce(kind);
      const line = await pool.take();
      set(kind, { kind: "running" });
      const { outcome, isSpent, stop } = runOnLine(line, request, host as FrameHost);
      stopNow = stop;
      const made = await outcome;
      stopNow = null;
      if (host?.isClosed()) {
        begin();
        return made;
      }
      if (isSpent()) line.end(made.status);
      else pool.giveBack(line);
      // One to be asked next, and spares for when that one has to be ended.
      pool.fill(1 + parts.sparesOf(kind));
      set(kind, { kind: "ready" });
      return made;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      forget(message, kind);
      return { status: "runner-failed", message };
    }
  }

  /** Asks the checker, which runs nothing. Rejects where it cannot be had, or takes too long. */
  async function askChecker(asked: ToWorker): Promise<FromWorker> {
    const pool = await loadOnce("types");
    const line = await pool.take();
    const answer = Promise.withResolvers<FromWorker>();
    void line.ended.then((reason) => answer.reject(new Error(reason)));
    line.ask(asked, answer.resolve);
    const timer = setTimeout(() => line.end("too slow"), CHECK_LIMIT_MS);
    try {
      const said = await answer.promise;
      pool.giveBack(line);
      return said;
    } finally {
      clearTimeout(timer);
    }
  }

  function checkInTurn(asked: ToWorker): Promise<FromWorker> {
    const answer = lastCheck.then(() => askChecker(asked));
    lastCheck = answer.catch(() => undefined);
    return answer;
  }

  return {
    state: (language) => states.get(kindOf(language)) ?? IDLE,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: async (language) => void (await loadOnce(kindOf(language)).catch(() => null)),
    run(request) {
      const asked = last.then(() => runNow(request));
      last = asked;
      return asked;
    },
    async checkTypes(code) {
      const said = await checkInTurn({ kind: "check", code }).catch(() => null);
      return said?.kind === "checked" ? (JSON.parse(said.json) as TypeProblem[]) : null;
    },
    async format(code, language) {
      const said = await checkInTurn({ kind: "format", code, language });
      return said.kind === "formatted" ? said.code : null;
    },
    stop: () => stopNow?.(),
    close() {
      stopNow?.();
      begin();
    },
  };
}

function kindOf(language: FrameLanguage): WorkerKind {
  return language === "python" ? "python" : "javascript";
}
