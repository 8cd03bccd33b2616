import { type FaceId, installFaces } from "@taiyari/paper";
import base from "@taiyari/paper/base.css?inline";
import { assertNever } from "@taiyari/domain/result";
import { CONNECT, type FromFrame, type Snapshot, type ToFrame } from "./messages.ts";
import { placeOf } from "./places.ts";
import { layOutForPrint } from "./print-pages.ts";
import { removeNetworkGlobals } from "./run-script.ts";
import { createShownDocument } from "./shown-document.ts";

/** The script of /preview-frame.html: shows what it is sent. Everything passes through one port. */
const installed = new Set<FaceId>();
let facesArrived: (() => void) | null = null;
let port: MessagePort | null = null;

function say(message: FromFrame): void {
  port?.postMessage(message);
}

/** Asks for the faces that are not here yet. */
function have(faces: readonly FaceId[]): Promise<void> | null {
  const ids = faces.filter((id) => !installed.has(id));
  if (ids.length === 0) return null;
  const { promise, resolve } = Promise.withResolvers<void>();
  facesArrived = resolve;
  say({ kind: "need-faces", ids });
  return promise;
}

async function install(files: ReadonlyMap<FaceId, Uint8Array>): Promise<void> {
  const fresh = new Map([...files].filter(([id]) => !installed.has(id)));
  for (const id of fresh.keys()) installed.add(id);
  await installFaces(document, fresh);
  facesArrived?.();
}

const shown = createShownDocument(document, base, have);

async function print(snapshot: Snapshot): Promise<null> {
  layOutForPrint(document, snapshot);
  await have(snapshot.faces);
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  window.print();
  return null;
}

function answer(message: Exclude<ToFrame, { kind: "faces" }>): unknown {
  switch (message.kind) {
    case "show":
      return shown.show(message.content);
    case "capture":
      return shown.capture();
    case "snapshot":
      return shown.snapshot();
    case "print":
      return print(message.snapshot);
    default:
      return assertNever(message);
  }
}

async function hear({ data }: MessageEvent<ToFrame>): Promise<void> {
  if (data.kind === "faces") return install(data.files);
  try {
    say({ kind: "answer", id: data.id, answer: await answer(data) });
  } catch (error) {
    say({ kind: "failed", id: data.id, reason: String(error) });
  }
}

/** A link leads nowhere from here: a click picks the line, to be edited. */
function pick(event: MouseEvent): void {
  event.preventDefault();
  const root = shown.root();
  const place = root && event.target instanceof Element ? placeOf(event.target, root) : null;
  if (place) say({ kind: "picked", place });
}

removeNetworkGlobals(window);
addEventListener("click", pick);
addEventListener("auxclick", (event) => event.preventDefault());
addEventListener("message", ({ data, source, ports }: MessageEvent<unknown>) => {
  if (data !== CONNECT || source !== parent || port) return;
  port = ports[0] ?? null;
  port?.addEventListener("message", (event) => void hear(event));
  port?.start();
  say({ kind: "ready" });
});
