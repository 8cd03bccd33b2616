import { assertNever } from "@taiyari/domain/result";
import type { FaceId } from "@taiyari/paper";
import { CONNECT, type FrameAnswers, type Place, type ToFrame } from "./frame/messages.ts";
import { isValidShown, isValidSnapshot, parseMessage } from "./validate-message.ts";

/** Where the page is that shows templates. In the product the address names its contents: see build/preview-frame.ts. */
export const FRAME_ADDRESS =
  typeof PREVIEW_FRAME_ADDRESS === "string" ? PREVIEW_FRAME_ADDRESS : "/preview-frame.html";

/** Silence after which a frame counts as hung: its template's script does not end. */
const SILENCE_MS = 15_000;

const HUNG = "The template does not answer.";
const NOT_KEPT = "This browser did not keep the preview, so it needs a connection.";

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
  let isLoaded = false;
  let lastId = 0;
  let ended: string | null = null;

  function giveUp(reason: string): void {
    ended ??= reason;
    ready.reject(new Error(reason));
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
    port?.close();
  }

  function hear({ data }: MessageEvent<unknown>): void {
    const message = parseMessage(data);
    if (!message) return;
    switch (message.kind) {
      case "ready":
        isLoaded = true;
        if (port) ready.resolve(port);
        break;
      case "need-faces":
        void facesFor(message.ids).then((files) => send({ kind: "faces", files }));
        break;
      case "picked":
        onPick?.(message.place);
        break;
      case "answer":
        waiting.get(message.id)?.resolve(message.answer);
        break;
      case "failed":
        waiting.get(message.id)?.reject(new Error(message.reason));
        break;
      default:
        assertNever(message);
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
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- an origin that is none cannot be named
    frame.contentWindow?.postMessage(CONNECT, "*", [channel.port2]);
  }

  async function ask(asked: Ask): Promise<unknown> {
    if (ended !== null) throw new Error(ended);
    const id = ++lastId;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(id, answer);
    answer.promise.catch(() => undefined);
    const timer = setTimeout(
      () => answer.reject(new Error(isLoaded || navigator.onLine ? HUNG : NOT_KEPT)),
      asked.kind === "print" ? 600_000 : silence,
    );
    try {
      await ready.promise;
      send({ ...asked, id });
      const said = await answer.promise;
      if (!isBelieved(asked.kind, said))
        throw new Error("The template gave no answer that can be used.");
      return said;
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

/** The display list is looked at where the file is written. */
function isBelieved(kind: Ask["kind"], answer: unknown): boolean {
  switch (kind) {
    case "show":
      return isValidShown(answer);
    case "snapshot":
      return isValidSnapshot(answer);
    case "capture":
    case "print":
      return true;
    default:
      return assertNever(kind);
  }
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
