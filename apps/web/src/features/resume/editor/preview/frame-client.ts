import type { FaceId } from "@taiyari/paper";
import {
  CONNECT,
  type FrameAnswers,
  type FromFrame,
  type Place,
  type ToFrame,
} from "../frame/messages.ts";

/** Where the page is that shows templates. */
export const FRAME_ADDRESS = "/preview-frame.html";

/** Silence after which a frame counts as hung: its template's script does not end. */
const SILENCE_MS = 15_000;

type Ask =
  | Omit<Extract<ToFrame, { kind: "show" }>, "id">
  | Omit<Extract<ToFrame, { kind: "print" }>, "id">
  | { readonly kind: "capture" | "snapshot" };

/** The app's end of a frame with a template. */
export interface FrameClient {
  /** Rejects with what went wrong in the frame, when it does not answer, and when it is closed. */
  readonly ask: <Asked extends Ask>(asked: Asked) => Promise<FrameAnswers[Asked["kind"]]>;
  readonly close: () => void;
}

export interface FrameListener {
  readonly facesFor: (ids: readonly FaceId[]) => Promise<ReadonlyMap<FaceId, Uint8Array>>;
  readonly onPick?: ((place: Place) => void) | undefined;
}

/**
 * Connects to a frame that is about to load `FRAME_ADDRESS`. What is asked before it has loaded waits.
 *
 * The frame is sandboxed without an origin; a second load means that its script led it elsewhere, and ends it.
 */
export function connectFrame(
  frame: HTMLIFrameElement,
  { facesFor, onPick }: FrameListener,
  silence = SILENCE_MS,
): FrameClient {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const ready = Promise.withResolvers<MessagePort>();
  ready.promise.catch(() => undefined);
  let port: MessagePort | null = null;
  let lastId = 0;

  function giveUp(reason: string): void {
    ready.reject(new Error(reason));
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
    port?.close();
  }

  function hear({ data }: MessageEvent<FromFrame>): void {
    switch (data.kind) {
      case "ready":
        if (port) ready.resolve(port);
        break;
      case "need-faces":
        void facesFor(data.ids).then((files) => send({ kind: "faces", files }));
        break;
      case "picked":
        onPick?.(data.place);
        break;
      case "answer":
        waiting.get(data.id)?.resolve(data.answer);
        break;
      case "failed":
        waiting.get(data.id)?.reject(new Error(data.reason));
        break;
    }
  }

  function send(message: ToFrame): void {
    port?.postMessage(message);
  }

  function connect(): void {
    if (port) return giveUp("The template left its frame.");
    const channel = new MessageChannel();
    port = channel.port1;
    port.addEventListener("message", hear);
    port.start();
    // An origin that is none cannot be named.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    frame.contentWindow?.postMessage(CONNECT, "*", [channel.port2]);
  }

  async function ask(asked: Ask): Promise<unknown> {
    const id = ++lastId;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(id, answer);
    answer.promise.catch(() => undefined);
    const timer = setTimeout(
      () => answer.reject(new Error("The template does not answer.")),
      asked.kind === "print" ? 600_000 : silence,
    );
    try {
      await ready.promise;
      send({ ...asked, id });
      return await answer.promise;
    } finally {
      clearTimeout(timer);
      waiting.delete(id);
    }
  }

  frame.addEventListener("load", connect);
  return {
    ask: ask as FrameClient["ask"],
    close() {
      frame.removeEventListener("load", connect);
      giveUp("The frame was closed.");
    },
  };
}

/** A frame that nobody sees, for as long as the task takes. */
export async function withHiddenFrame<Result>(
  listener: FrameListener,
  task: (client: FrameClient) => Promise<Result>,
): Promise<Result> {
  const frame = makeFrame("allow-scripts");
  const client = connectFrame(frame, listener);
  document.body.append(frame);
  try {
    return await task(client);
  } finally {
    client.close();
    frame.remove();
  }
}

/** Laid out, but out of sight and out of the way of keyboards and screen readers. */
export function makeFrame(...allowed: readonly string[]): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.sandbox.add(...allowed);
  frame.src = FRAME_ADDRESS;
  frame.tabIndex = -1;
  frame.ariaHidden = "true";
  frame.style.cssText = "position:fixed;left:-3000px;top:0;width:900px;height:1200px;border:0";
  return frame;
}
