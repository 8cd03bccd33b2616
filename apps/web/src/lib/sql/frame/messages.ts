/** What the page says to the frame's window when it has loaded, with the port for all that follows. */
export const CONNECT = "taiyari-sql";

/** The worker's script, PostgreSQL as WebAssembly, and the files PostgreSQL comes with. */
export type EngineFileName = "script" | "wasm" | "share";
/** The data that learners see, and their twin, which comes with the first check. */
export type SnapshotName = "visible" | "hidden";
export type FileName = EngineFileName | SnapshotName;

/** From the page to the frame. */
export type ToFrame =
  | { readonly kind: "file"; readonly name: FileName; readonly bytes: ArrayBuffer }
  /**
   * Starts a worker as soon as the files are there; it and the page speak over the port that comes along. `data` is
   * what it opens first, as a question names it.
   */
  | { readonly kind: "start"; readonly id: number; readonly data: string | null }
  | { readonly kind: "end"; readonly id: number };

/** From the frame to the page. */
export type FromFrame =
  | { readonly kind: "ready" }
  /** A worker broke or could not be started: no WebAssembly, or no memory. */
  | { readonly kind: "broke"; readonly id: number; readonly reason: string };

/** From the frame to a worker. */
export type FrameToWorker =
  /** Brings the port to the page. */
  | {
      readonly kind: "start";
      readonly wasm: WebAssembly.Module;
      readonly share: ArrayBuffer;
      readonly data: string | null;
    }
  /** Comes before or after the start, whenever it is there. */
  | { readonly kind: "snapshot"; readonly name: SnapshotName; readonly bytes: ArrayBuffer };
