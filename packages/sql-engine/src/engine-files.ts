import { PGlite, type PGliteOptions } from "@electric-sql/pglite";

/**
 * The parts of PGlite where it may not fetch them by itself: a worker without a network is handed them. In Node they are
 * found beside the package. `initdb.wasm` is needed only for a database without a snapshot.
 */
export interface EngineFiles {
  readonly pgliteWasmModule: NonNullable<PGliteOptions["pgliteWasmModule"]>;
  /** pglite.data. */
  readonly fsBundle: Blob;
  /** Any module where there is a snapshot: it is not run then, and would be fetched all the same. */
  readonly initdbWasmModule?: NonNullable<PGliteOptions["initdbWasmModule"]>;
}

/** Where a database begins: a data folder as a tar file, plain or gzipped; null for an empty cluster. */
export type Snapshot = Blob | null;

/** The zone of the shop and its customers: decides which day an order belongs to. */
export const TIME_ZONE = "Asia/Kolkata";

/** A sort or function that needs more than this on disk, which is memory here, is refused with 53400. */
const TEMP_FILES = "96MB";

/** Settings of the process, so that neither RESET nor DISCARD loses them. A small log keeps snapshots small. */
const SETTINGS = {
  timezone: TIME_ZONE,
  temp_file_limit: TEMP_FILES,
  wal_level: "minimal",
  max_wal_senders: "0",
  wal_recycle: "off",
  min_wal_size: "2MB",
  max_wal_size: "16MB",
};

/** Starts PostgreSQL. Takes about a second from a snapshot, several without. */
export function startPglite(snapshot: Snapshot, files: EngineFiles | null): Promise<PGlite> {
  const options: PGliteOptions = {
    startParams: [
      ...PGlite.defaultStartParams,
      ...Object.entries(SETTINGS).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
    initDbStartParams: ["--wal-segsize=1"],
    ...(snapshot && { loadDataDir: snapshot }),
    ...files,
  };
  return PGlite.create(options);
}
