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

/**
 * Settings of the process, so that neither RESET nor DISCARD loses them. A small log keeps snapshots small. Pages of tables
 * are cached in 16 MB, which holds a snapshot: PostgreSQL clears its 128 MB at each start, a quarter of the time it takes.
 */
const SETTINGS = {
  timezone: TIME_ZONE,
  temp_file_limit: TEMP_FILES,
  shared_buffers: "16MB",
  wal_level: "minimal",
  max_wal_senders: "0",
  wal_recycle: "off",
  min_wal_size: "2MB",
  max_wal_size: "16MB",
};

/** Starts PostgreSQL. Takes a fifth of a second from a plain snapshot, several without any. */
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
