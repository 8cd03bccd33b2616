import { Worker } from "node:worker_threads";
import type { LearnerExercise } from "@taiyari/domain/learning";
import type { RunOutcome, Verdict } from "@taiyari/domain/sql";
import type { DataSource } from "../databases.ts";
import { limitProcessor } from "./limit-processor.ts";
import type { FromThread, Task, TaskResult, ThreadData } from "./protocol.ts";

/**
 * What a query may take, and what judging an answer may on each of its two databases, in milliseconds of the processor,
 * so that a busy machine does not decide what is too slow: see `limitProcessor`.
 */
export const RUN_LIMIT_MS = 3000;
export const CHECK_LIMIT_MS = 5000;
/** Opening a database is given up after so long. */
const OPEN_LIMIT_MS = 120_000;

/** An engine in a thread of its own, which is ended when a query takes too long and begun again for the next one. */
export interface SqlThread {
  /** A query that took too long gives the error 57014. */
  readonly run: (
    source: DataSource,
    text: string,
    options?: { readonly isClean?: boolean; readonly limitMs?: number },
  ) => Promise<RunOutcome>;
  readonly judge: (
    exercise: LearnerExercise,
    text: string,
    options?: { readonly limitMs?: number },
  ) => Promise<Verdict>;
  readonly close: () => Promise<void>;
}

/** A task that could not be done, for a reason that is not in the learner's text. */
export class SqlTaskError extends Error {
  override readonly name = "SqlTaskError";
}

const TOO_SLOW = Symbol("too slow");

/** @param files  the snapshots, by path. Tasks are done one after the other */
export function startSqlThread(files: ThreadData): SqlThread {
  let worker: Worker | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  function start(): Worker {
    const file = import.meta.url.endsWith(".ts") ? "./sql.worker.ts" : "./sql.worker.js";
    const started = new Worker(new URL(file, import.meta.url), { workerData: files });
    started.setMaxListeners(0);
    return started;
  }

  async function end(): Promise<void> {
    const ended = worker;
    worker = null;
    await ended?.terminate();
  }

  function once(task: Task, limitMs: number): Promise<TaskResult[keyof TaskResult] | symbol> {
    const thread = (worker ??= start());
    return new Promise((resolve, reject) => {
      let endWatch = limitOpening();
      function limitOpening(): () => void {
        const timer = setTimeout(tooSlow, OPEN_LIMIT_MS);
        return () => clearTimeout(timer);
      }
      function tooSlow() {
        stop();
        void end().then(() => resolve(TOO_SLOW));
      }
      function stop() {
        endWatch();
        thread.off("message", hear).off("error", died).off("exit", died);
      }
      function died(cause: unknown) {
        stop();
        worker = null;
        reject(new SqlTaskError(`the engine ended: ${String(cause)}`));
      }
      function hear(word: FromThread) {
        if (word.kind === "opening" || word.kind === "running") {
          endWatch();
          endWatch =
            word.kind === "opening"
              ? limitOpening()
              : limitProcessor(thread, limitMs, word.usedMs, tooSlow);
          return;
        }
        stop();
        if (word.kind === "failed") reject(new SqlTaskError(word.message));
        else resolve(word.value);
      }
      thread.on("message", hear).on("error", died).on("exit", died);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
      thread.postMessage(task);
    });
  }

  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = queue.then(work, work);
    queue = turn.catch(() => undefined);
    return turn;
  }

  return {
    run: (source, text, { isClean = true, limitMs = RUN_LIMIT_MS } = {}) =>
      inTurn(async () => {
        const outcome = await once({ kind: "run", source, text, isClean }, limitMs);
        return typeof outcome === "symbol" ? endedAfter(limitMs) : (outcome as RunOutcome);
      }),
    judge: (exercise, text, { limitMs = CHECK_LIMIT_MS } = {}) =>
      inTurn(async () => {
        const outcome = await once({ kind: "judge", exercise, text }, limitMs);
        return typeof outcome === "symbol" ? { kind: "too-slow", limitMs } : (outcome as Verdict);
      }),
    close: () => inTurn(end),
  };
}

function endedAfter(ms: number): RunOutcome {
  const message = "canceling statement because it took too long";
  const error = { code: "57014", message, position: null, detail: null, hint: null };
  return { statements: [], error, ms };
}
