import {
  CONNECT,
  type FileName,
  type FromFrame,
  type FrameToWorker,
  type SnapshotName,
  type ToFrame,
} from "./messages.ts";

/**
 * The script of /sql-frame.html, a page without an origin, without storage and without a network. It keeps the files it
 * is sent, compiles PostgreSQL once, starts workers and ends them when it is told to; what the page and a worker say to
 * each other passes it by.
 */
const workers = new Map<number, Worker>();
/** Those that were asked for and not ended. */
const wanted = new Set<number>();
let port: MessagePort | null = null;
/** Kept for the workers to come. */
const snapshots = new Map<SnapshotName, ArrayBuffer>();

const address = Promise.withResolvers<string>();
const wasm = Promise.withResolvers<WebAssembly.Module>();
const share = Promise.withResolvers<ArrayBuffer>();

function say(message: FromFrame): void {
  port?.postMessage(message);
}

function keep(name: FileName, bytes: ArrayBuffer): void {
  if (name === "script") {
    address.resolve(URL.createObjectURL(new Blob([bytes], { type: "text/javascript" })));
  } else if (name === "wasm") {
    compile(bytes).then(wasm.resolve, wasm.reject);
  } else if (name === "share") {
    share.resolve(bytes);
  } else {
    snapshots.set(name, bytes);
    for (const worker of workers.values()) tell(worker, { kind: "snapshot", name, bytes });
  }
}

/** Rejects where there is no WebAssembly. */
async function compile(bytes: ArrayBuffer): Promise<WebAssembly.Module> {
  return WebAssembly.compile(bytes);
}

function tell(worker: Worker, message: FrameToWorker, ports: MessagePort[] = []): void {
  worker.postMessage(message, ports);
}

type Start = Extract<ToFrame, { kind: "start" }>;

async function start({ id, source, set }: Start, line: MessagePort): Promise<void> {
  wanted.add(id);
  try {
    const script = await address.promise;
    if (!wanted.has(id)) return;
    // A classic one: Chromium starts no module worker from a blob where there is no origin.
    const worker = new Worker(script);
    workers.set(id, worker);
    worker.addEventListener("error", ({ message }) => say({ kind: "broke", id, reason: message }));
    for (const [name, bytes] of snapshots) tell(worker, { kind: "snapshot", name, bytes });
    const files = { wasm: await wasm.promise, share: await share.promise };
    if (wanted.has(id)) tell(worker, { kind: "start", ...files, source, set }, [line]);
  } catch (error) {
    say({ kind: "broke", id, reason: String(error) });
  }
}

function hear({ data, ports: [line] }: MessageEvent<ToFrame>): void {
  switch (data.kind) {
    case "file":
      return keep(data.name, data.bytes);
    case "start":
      if (line) void start(data, line);
      return;
    case "end":
      wanted.delete(data.id);
      workers.get(data.id)?.terminate();
      workers.delete(data.id);
  }
}

wasm.promise.catch(() => undefined);
window.addEventListener("message", ({ data, source, ports }) => {
  if (port || data !== CONNECT || source !== window.parent) return;
  port = ports[0] ?? null;
  if (!port) return;
  port.addEventListener("message", hear);
  port.start();
  say({ kind: "ready" });
});
