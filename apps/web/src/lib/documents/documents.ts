import {
  isTagged,
  TAG,
  type Answers,
  type FromWorker,
  type Question,
  type ToWorker,
} from "./messages.ts";

/** The part of `Worker` that is used, so that tests can pass a stand-in. */
export interface WorkerLike extends Pick<EventTarget, "addEventListener"> {
  readonly postMessage: (message: unknown, transfer: Transferable[]) => void;
  readonly terminate: () => void;
}

/** Reads, draws and scores documents beside the page, so that nothing on it waits. */
export interface Documents {
  /** Rejects when the worker could not do it, or ended. */
  readonly ask: <Asked extends Question>(asked: Asked) => Promise<Answers[Asked["kind"]]>;
  readonly close: () => void;
}

const startWorker = (): WorkerLike =>
  new Worker(new URL("./documents.worker.ts", import.meta.url), { type: "module" });

/** Starts a worker of its own. The caller closes it. */
export function openDocuments(start: () => WorkerLike = startWorker): Documents {
  const worker = start();
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let lastId = 0;
  let ended: string | null = null;

  /** A worker that broke or was closed answers nothing more, so nothing more is asked of it. */
  function giveUp(reason: string): void {
    ended ??= reason;
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  }

  worker.addEventListener("message", (event) => {
    const { data } = event as MessageEvent<unknown>;
    if (!isTagged(data)) return;
    const message = data as FromWorker;
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.ok) asked?.resolve(message.answer);
    else asked?.reject(new Error(message.reason));
  });
  worker.addEventListener("error", (event) => giveUp((event as ErrorEvent).message));

  function ask(question: Question): Promise<unknown> {
    if (ended !== null) return Promise.reject(new Error(ended));
    const id = ++lastId;
    const asked = Promise.withResolvers<unknown>();
    waiting.set(id, asked);
    const transfer = question.kind === "open" ? [question.bytes.buffer] : [];
    worker.postMessage({ tag: TAG, id, question } satisfies ToWorker, transfer);
    return asked.promise;
  }

  return {
    ask: ask as Documents["ask"],
    close() {
      worker.terminate();
      giveUp("The worker was closed.");
    },
  };
}
