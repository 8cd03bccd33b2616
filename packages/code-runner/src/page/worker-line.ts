import type { FromWorker, ToWorker } from "../worker/messages.ts";

/** The page's end of the line to one worker. */
export interface WorkerLine {
  /** When it can be asked; rejects when it cannot be started. */
  readonly opened: Promise<void>;
  /** When it broke or was ended; what for. Never rejects. */
  readonly ended: Promise<string>;
  /** Sends what is asked, and hands on all that the worker says from then on. */
  readonly ask: (asked: ToWorker, hear: (said: FromWorker) => void) => void;
  /** Takes the worker away, whatever it does. */
  readonly end: (reason: string) => void;
}

/** @param onEnd  takes the worker away */
export function connectWorker(port: MessagePort, onEnd: () => void): WorkerLine {
  const opened = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<string>();
  let hear: ((said: FromWorker) => void) | null = null;
  let isEnded = false;
  opened.promise.catch(() => undefined);

  function end(reason: string): void {
    if (isEnded) return;
    isEnded = true;
    hear = null;
    opened.reject(new Error(reason));
    ended.resolve(reason);
    port.close();
    onEnd();
  }

  port.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === "open") opened.resolve();
    else if (data.kind === "failed") end(data.reason);
    else hear?.(data);
  });
  port.start();

  return {
    opened: opened.promise,
    ended: ended.promise,
    ask(asked, listener) {
      hear = listener;
      if (!isEnded) port.postMessage(asked);
    },
    end,
  };
}
