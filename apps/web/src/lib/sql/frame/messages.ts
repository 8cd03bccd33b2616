import type { DataSetName } from "@taiyari/domain/sql";
import type { SqlSource } from "../sql-data.ts";

/** What the page says to the frame's window when it has loaded, with the port for all that follows. */
export const CONNECT = "taiyari-sql";

/** The worker's script, PostgreSQL as WebAssembly, and the files PostgreSQL comes with. */
export type EngineFileName = "script" | "wasm" | "share";
/** A database: what learners see of a data set, or their twin, which comes with the first check. */
export type SnapshotName = `${DataSetName}-${"visible" | "hidden"}`;
export type FileName = EngineFileName | SnapshotName;

/** What a worker opens first. */
export interface Beginning {
  /** As a question names it. */
  readonly source: SqlSource;
  /** A data set that is there or comes: rows of one's own are made in a copy of it. */
  readonly set: DataSetName;
}

/** From the page to the frame. */
export type ToFrame =
  | { readonly kind: "file"; readonly name: FileName; readonly bytes: ArrayBuffer }
  /**
   * Starts a worker as soon as the files are there; it and the page speak over the port that comes along.
   */
  | ({ readonly kind: "start"; readonly id: number } & Beginning)
  | { readonly kind: "end"; readonly id: number };

/** From the frame to the page. */
export type FromFrame =
  | { readonly kind: "ready" }
  /** A worker broke or could not be started: no WebAssembly, or no memory. */
  | { readonly kind: "broke"; readonly id: number; readonly reason: string };

/** From the frame to a worker. */
export type FrameToWorker =
  /** Brings the port to the page. */
  | ({
      readonly kind: "start";
      readonly wasm: WebAssembly.Module;
      readonly share: ArrayBuffer;
    } & Beginning)
  /** Comes before or after the start, whenever it is there. */
  | { readonly kind: "snapshot"; readonly name: SnapshotName; readonly bytes: ArrayBuffer };
