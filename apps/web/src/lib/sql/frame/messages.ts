import type { DataSetName } from "@taiyari/domain/sql";

/** What the page says to the frame's window when it has loaded, with the port for all that follows. */
export const CONNECT = "taiyari-sql";

/** A database: what learners see of a data set, or the twin that answers are judged on as well. */
export type SnapshotName = `${DataSetName}-${"visible" | "hidden"}`;

/** The worker's script, PostgreSQL as WebAssembly, the files PostgreSQL comes with, and databases, which come when asked for. */
export type FileName = "script" | "wasm" | "share" | SnapshotName;

/** From the page to the frame. */
export type ToFrame =
  | { readonly kind: "file"; readonly name: FileName; readonly bytes: ArrayBuffer }
  /** Starts a worker as soon as the files are there; it and the page speak over the port that comes along. */
  | { readonly kind: "start"; readonly id: number; readonly set: DataSetName }
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
      /** The data set it opens at once. */
      readonly set: DataSetName;
    }
  | { readonly kind: "snapshot"; readonly name: SnapshotName; readonly bytes: ArrayBuffer };
