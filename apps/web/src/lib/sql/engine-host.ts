import { connectLine, type EngineLine } from "./engine-line.ts";
import {
  type Beginning,
  CONNECT,
  type FileName,
  type FromFrame,
  type ToFrame,
} from "./frame/messages.ts";

/** How long the frame's page may take to load. */
const SILENCE_MS = 15_000;

/** Where engines run: a frame without an origin, whose workers reach neither the page nor the network. */
export interface EngineHost {
  /** Hands a file over; its bytes are gone from the page then. */
  readonly give: (name: FileName, bytes: ArrayBuffer) => void;
  /** Starts an engine, which opens when the files it needs are there. */
  readonly start: (beginning: Beginning) => EngineLine;
  readonly close: () => void;
}

/** @param address  of the frame's page */
export function openHost(address: string): EngineHost {
  const frame = makeFrame(address);
  const lines = new Map<number, EngineLine>();
  const channel = new MessageChannel();
  const port = channel.port1;
  let lastId = 0;
  let ended: string | null = null;

  function giveUp(reason: string): void {
    ended ??= reason;
    for (const line of lines.values()) line.end(reason);
    port.close();
    frame.remove();
  }

  port.addEventListener("message", ({ data }: MessageEvent<FromFrame>) => {
    if (data.kind === "ready") clearTimeout(timer);
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
    start(beginning) {
      const id = ++lastId;
      const line = new MessageChannel();
      const engine = connectLine(line.port1, () => {
        lines.delete(id);
        send({ kind: "end", id }, []);
      });
      lines.set(id, engine);
      send({ kind: "start", id, ...beginning }, [line.port2]);
      if (ended !== null) engine.end(ended);
      return engine;
    },
    close() {
      clearTimeout(timer);
      giveUp("The engine was closed.");
    },
  };
}

/** Not shown, and out of the way of keyboards and screen readers. */
function makeFrame(address: string): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.sandbox.add("allow-scripts");
  frame.src = address;
  frame.title = "SQL engine";
  frame.tabIndex = -1;
  frame.ariaHidden = "true";
  frame.hidden = true;
  return frame;
}
