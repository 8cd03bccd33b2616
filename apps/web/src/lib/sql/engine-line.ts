import type { Answers, FromWorker, Question, ToWorker } from "./worker/messages.ts";

/** The page's end of the line to one worker with a database. */
export interface EngineLine {
  /** When the database is open; rejects when it cannot be opened. */
  readonly opened: Promise<void>;
  /** Rejects when the engine broke or was ended. A statement that PostgreSQL refuses is an answer. */
  readonly ask: <Asked extends Question>(asked: Asked) => Promise<Answers[Asked["kind"]]>;
  /** Takes the worker away, whatever it does. */
  readonly end: (reason: string) => void;
}

/** @param onEnd  takes the worker away */
export function connectLine(port: MessagePort, onEnd: () => void): EngineLine {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const opened = Promise.withResolvers<void>();
  let lastId = 0;
  let ended: string | null = null;
  opened.promise.catch(() => undefined);

  function end(reason: string): void {
    if (ended !== null) return;
    ended = reason;
    opened.reject(new Error(reason));
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
    port.close();
    onEnd();
  }

  port.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    switch (data.kind) {
      case "open":
        return opened.resolve();
      case "failed":
        return end(data.reason);
      case "answer":
        waiting.get(data.id)?.resolve(data.answer);
        break;
      case "threw":
        waiting.get(data.id)?.reject(new Error(data.reason));
        break;
      default:
        return;
    }
    waiting.delete(data.id);
  });
  port.start();

  function ask(question: Question): Promise<unknown> {
    if (ended !== null) return Promise.reject(new Error(ended));
    const id = ++lastId;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(id, answer);
    port.postMessage({ id, question } satisfies ToWorker);
    return answer.promise;
  }

  return { opened: opened.promise, ask: ask as EngineLine["ask"], end };
}
