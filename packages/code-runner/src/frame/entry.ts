import type { WorkerKind } from "../worker/messages.ts";
import {
  CONNECT,
  type FileName,
  type FromFrame,
  type StartWorker,
  type ToFrame,
} from "./messages.ts";

/**
 * The script of /code-frame.html, a page without an origin, without storage and without a network. It keeps the files
 * it is sent, compiles Python once, starts workers and ends them when it is told to; what the page and a worker say to
 * each other passes it by, and what a worker says to it is not heard.
 */
const workers = new Map<number, Worker>();
/** Those that were asked for and not ended. */
const wanted = new Set<number>();
const scripts = new Map<FileName, PromiseWithResolvers<string>>();
const wasm = Promise.withResolvers<WebAssembly.Module>();
const library = Promise.withResolvers<ArrayBuffer>();
let port: MessagePort | null = null;

function say(message: FromFrame): void {
  port?.postMessage(message);
}

function scriptOf(name: FileName): PromiseWithResolvers<string> {
  const made = scripts.get(name) ?? Promise.withResolvers<string>();
  scripts.set(name, made);
  return made;
}

function keep(name: FileName, bytes: ArrayBuffer): void {
  switch (name) {
    case "python-wasm":
      WebAssembly.compile(bytes).then(wasm.resolve, wasm.reject);
      return;
    case "python-library":
      library.resolve(bytes);
      return;
    case "javascript":
    case "python":
    case "types":
    default:
      scriptOf(name).resolve(URL.createObjectURL(new Blob([bytes], { type: "text/javascript" })));
  }
}

async function start(id: number, kind: WorkerKind, line: MessagePort): Promise<void> {
  wanted.add(id);
  try {
    const script = await scriptOf(kind).promise;
    const isPython = kind === "python";
    const files: StartWorker = {
      wasm: isPython ? await wasm.promise : null,
      library: isPython ? await library.promise : null,
    };
    if (!wanted.has(id)) return;
    // A classic one: Chromium starts no module worker from a blob where there is no origin.
    const worker = new Worker(script);
    workers.set(id, worker);
    worker.addEventListener("error", ({ message }) => say({ kind: "broke", id, reason: message }));
    worker.postMessage(files, [line]);
  } catch (error) {
    say({ kind: "broke", id, reason: String(error) });
  }
}

function hear({ data, ports: [line] }: MessageEvent<ToFrame>): void {
  switch (data.kind) {
    case "file":
      return keep(data.name, data.bytes);
    case "start":
      if (line) void start(data.id, data.worker, line);
      return;
    case "end":
      wanted.delete(data.id);
      workers.get(data.id)?.terminate();
      workers.delete(data.id);
      return;
    case "are-you-there":
      say({ kind: "alive" });
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
