/** What the page says to the frame's window when it has loaded, with the port for all that follows. */
export const CONNECT = "taiyari-sql";

/**
 * The worker's script, PostgreSQL as WebAssembly, the files PostgreSQL comes with, and the data: those that learners see,
 * and their twin, which comes with the first check.
 */
export type FileName = "script" | "wasm" | "share" | "visible" | "hidden";

/** From the page to the frame. */
export type ToFrame =
  | { readonly kind: "file"; readonly name: FileName; readonly bytes: ArrayBuffer }
  /** Starts a worker as soon as the files are there; it and the page speak over the port that comes along. */
  | { readonly kind: "start"; readonly id: number }
  | { readonly kind: "end"; readonly id: number };

/** From the frame to the page. */
export type FromFrame =
  | { readonly kind: "ready" }
  /** A worker broke or could not be started: no WebAssembly, or no memory. */
  | { readonly kind: "broke"; readonly id: number; readonly reason: string };

/** From the frame to a worker. The first brings the port to the page. */
export type FrameToWorker =
  | {
      readonly kind: "start";
      readonly wasm: WebAssembly.Module;
      readonly share: ArrayBuffer;
      readonly visible: ArrayBuffer;
    }
  | { readonly kind: "hidden"; readonly bytes: ArrayBuffer };
