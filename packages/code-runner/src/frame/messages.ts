import type { WorkerKind } from "../worker/messages.ts";

/** What the page says to the frame's window when it has loaded, with the port for all that follows. */
export const CONNECT = "taiyari-code";

/** Scripts of the workers, Python as WebAssembly, and its standard library. */
export type FileName = WorkerKind | "python-wasm" | "python-library";

/** What each worker needs beside its own script. */
export const FILES_OF: Readonly<Record<WorkerKind, readonly FileName[]>> = {
  javascript: ["javascript"],
  python: ["python", "python-wasm", "python-library"],
  types: ["types"],
};

/** From the page to the frame. */
export type ToFrame =
  | { readonly kind: "file"; readonly name: FileName; readonly bytes: ArrayBuffer }
  /** Starts a worker as soon as its files are there; it and the page speak over the port that comes along. */
  | { readonly kind: "start"; readonly id: number; readonly worker: WorkerKind }
  | { readonly kind: "end"; readonly id: number }
  | { readonly kind: "are-you-there" };

/** From the frame to the page. */
export type FromFrame =
  | { readonly kind: "ready" }
  | { readonly kind: "alive" }
  /** A worker broke or could not be started. */
  | { readonly kind: "broke"; readonly id: number; readonly reason: string };

/** From the frame to a worker, with the port to the page. */
export interface StartWorker {
  /** Python alone. */
  readonly wasm: WebAssembly.Module | null;
  readonly library: ArrayBuffer | null;
}
