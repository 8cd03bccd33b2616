import type { Careers } from "@taiyari/domain/careers";
import {
  openWorkerLine,
  type WorkerLike,
  type WorkerLine,
} from "../../../../lib/workers/worker-line.ts";
import type { CoachAnswers, CoachQuestion } from "./coach-messages.ts";

/** The built-in engine, beside the page. */
export type CoachWorker = WorkerLine<CoachQuestion, CoachAnswers>;

const startWorker = (): WorkerLike =>
  new Worker(new URL("./coach.worker.ts", import.meta.url), { type: "module" });

/** A worker that knows the careers. */
export interface BuiltInEngine {
  /** Starts it the first time. Rejects when the careers cannot be had or the worker ends. */
  readonly open: () => Promise<CoachWorker>;
  /** Ends what it is doing; the next `open` starts it anew. */
  readonly close: () => void;
}

/** @param careers  asked once for each worker */
export function createBuiltInEngine(
  careers: () => Promise<Careers>,
  start: () => WorkerLike = startWorker,
): BuiltInEngine {
  let opened: Promise<CoachWorker> | null = null;

  async function begin(): Promise<CoachWorker> {
    const known = await careers();
    const worker = openWorkerLine<CoachQuestion, CoachAnswers>(start());
    try {
      await worker.ask({ kind: "keep-careers", careers: known });
      return worker;
    } catch (error) {
      worker.close();
      throw error;
    }
  }

  function close(): void {
    const closing = opened;
    opened = null;
    void closing?.then(
      (worker) => worker.close(),
      () => undefined,
    );
  }

  return {
    open() {
      opened ??= begin();
      const current = opened;
      current.catch(() => {
        if (opened === current) opened = null;
      });
      return current;
    },
    close,
  };
}
