import type { Careers } from "@taiyari/domain/careers";
import type { Answers, FromLetterWorker, Question, ToLetterWorker } from "./messages.ts";

/** The part of `Worker` that is used, so that tests can pass a stand-in. */
export interface WorkerLike extends Pick<EventTarget, "addEventListener"> {
  readonly postMessage: (message: ToLetterWorker, transfer: Transferable[]) => void;
  readonly terminate: () => void;
}

/** Drafts and checks letters beside the page: the built-in engine. */
export interface LetterEngine {
  /** Rejects when the careers could not be had, and when the worker failed or was closed. */
  readonly ask: <Asked extends Exclude<Question, { kind: "careers" }>>(
    asked: Asked,
  ) => Promise<Answers[Asked["kind"]]>;
  readonly close: () => void;
}

const startWorker = (): WorkerLike =>
  new Worker(new URL("./letter.worker.ts", import.meta.url), { type: "module" });

/**
 * Starts with the first question. The caller closes it.
 *
 * @param careers  asked for once, and again after it failed
 */
export function createLetterEngine(
  careers: () => Promise<Careers>,
  start: () => WorkerLike = startWorker,
): LetterEngine {
  let worker: WorkerLike | null = null;
  let ready: Promise<unknown> | null = null;
  let lastId = 0;
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();

  function end(reason: string): void {
    worker?.terminate();
    worker = null;
    ready = null;
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  }

  function started(): WorkerLike {
    if (worker) return worker;
    worker = start();
    worker.addEventListener("message", (event) => {
      const { data } = event as MessageEvent<FromLetterWorker>;
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.ok) asked?.resolve(data.answer);
      else asked?.reject(new Error(data.reason));
    });
    worker.addEventListener("error", () => end("The worker ended."));
    return worker;
  }

  function send(question: Question): Promise<unknown> {
    const id = ++lastId;
    const asked = Promise.withResolvers<unknown>();
    waiting.set(id, asked);
    started().postMessage({ id, question }, []);
    return asked.promise;
  }

  async function prepare(): Promise<void> {
    await send({ kind: "careers", careers: await careers() });
  }

  async function ask(question: Question): Promise<unknown> {
    ready ??= prepare();
    try {
      await ready;
    } catch (error) {
      ready = null;
      throw error;
    }
    return send(question);
  }

  return { ask: ask as LetterEngine["ask"], close: () => end("The engine was closed.") };
}
