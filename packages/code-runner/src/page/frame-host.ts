import { CONNECT, type FileName, type FromFrame, type ToFrame } from "../frame/messages.ts";
import type { WorkerKind } from "../worker/messages.ts";
import { connectWorker, type WorkerLine } from "./worker-line.ts";

/** How long the frame's page may take to load. */
const SILENCE_MS = 15_000;

/** How long it may take to say that it is there. It has nothing else to do. */
const ANSWER_MS = 2_000;

/** Where code runs: a frame without an origin, whose workers reach neither the page nor the network. */
export interface FrameHost {
  /** Hands a file over; its bytes are gone from the page then. */
  readonly give: (name: FileName, bytes: ArrayBuffer) => void;
  /** Starts a worker, which opens when the files it needs are there. */
  readonly start: (worker: WorkerKind) => WorkerLine;
  /** Whether the frame still answers. One that does not is closed: its process has been taken away. */
  readonly isAlive: () => Promise<boolean>;
  readonly close: () => void;
  /** Whether it was closed, or has gone with its process. */
  readonly isClosed: () => boolean;
}

/** Why a frame ended whose process the browser took away, which it does where no memory is left. */
export const FRAME_GONE = "The frame has gone.";

/** @param address  of the frame's page */
export function openFrame(address: string): FrameHost {
  const frame = makeFrame(address);
  const lines = new Map<number, WorkerLine>();
  const channel = new MessageChannel();
  const port = channel.port1;
  let lastId = 0;
  let ended: string | null = null;
  let heard: (() => void) | null = null;

  function giveUp(reason: string): void {
    ended ??= reason;
    for (const line of lines.values()) line.end(reason);
    port.close();
    frame.remove();
  }

  port.addEventListener("message", ({ data }: MessageEvent<FromFrame>) => {
    if (data.kind === "ready") clearTimeout(timer);
    else if (data.kind === "alive") heard?.();
    else lines.get(data.id)?.end(data.reason);
  });
  port.start();
  // What is said before the page listens waits in the port.
  frame.addEventListener(
    "load",
    () => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- an origin that is none cannot be named
      frame.contentWindow?.postMessage(CONNECT, "*", [channel.port2]);
    },
    { once: true },
  );
  const timer = setTimeout(() => giveUp("The frame does not answer."), SILENCE_MS);
  document.body.append(frame);

  const send = (message: ToFrame, transfer: Transferable[]) => port.postMessage(message, transfer);
  return {
    give: (name, bytes) => send({ kind: "file", name, bytes }, [bytes]),
    start(worker) {
      const id = ++lastId;
      const channelOf = new MessageChannel();
      const line = connectWorker(channelOf.port1, () => {
        lines.delete(id);
        send({ kind: "end", id }, []);
      });
      lines.set(id, line);
      send({ kind: "start", id, worker }, [channelOf.port2]);
      if (ended !== null) line.end(ended);
      return line;
    },
    isAlive() {
      const answer = Promise.withResolvers<boolean>();
      const patience = setTimeout(() => {
        giveUp(FRAME_GONE);
        answer.resolve(false);
      }, ANSWER_MS);
      heard = () => {
        clearTimeout(patience);
        answer.resolve(true);
      };
      send({ kind: "are-you-there" }, []);
      return answer.promise;
    },
    close() {
      clearTimeout(timer);
      giveUp("The runner was closed.");
    },
    isClosed: () => ended !== null,
  };
}

/** Not shown, and out of the way of keyboards and screen readers. */
function makeFrame(address: string): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.sandbox.add("allow-scripts");
  frame.src = address;
  frame.title = "Code runner";
  frame.tabIndex = -1;
  frame.ariaHidden = "true";
  frame.hidden = true;
  return frame;
}
