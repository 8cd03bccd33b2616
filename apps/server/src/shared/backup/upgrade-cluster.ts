import { rename, rm } from "node:fs/promises";
import path from "node:path";
import type { FileStore } from "../../adapters/files/file-store.ts";
import type { Binaries } from "../../db/embedded/binaries.ts";
import { clusterFolders } from "../../db/embedded/cluster.ts";
import type { EarlierCluster } from "../../db/embedded/earlier-major.ts";
import { type EmbeddedPostgres, startEmbedded } from "../../db/embedded/start-embedded.ts";
import { DATABASE } from "../../db/open-database.ts";
import { checkArchive } from "./check-archive.ts";
import { type BackupSource, makeArchive } from "./make-archive.ts";
import type { BackupManifest } from "./manifest.ts";
import { archiveProblemText } from "./problem-texts.ts";
import { restoreArchive } from "./restore-archive.ts";

export interface Upgrade {
  readonly dataDir: string;
  readonly earlier: EarlierCluster;
  /** Of the earlier PostgreSQL. */
  readonly binaries: Binaries;
  readonly source: Omit<BackupSource, "database">;
  /** Where the backup goes that it is done by. */
  readonly file: string;
}

export interface Upgraded {
  readonly manifest: BackupManifest;
  /** Where the earlier database is now. */
  readonly keptAt: string;
}

/**
 * Brings a database over from an earlier PostgreSQL: backs it up with that one's programs, restores the backup beside it
 * with today's, and puts the new one in its place when every table is the same. Until then nothing of what is there is
 * changed, so it can be interrupted and begun again.
 *
 * @throws StartProblem  when one of the two does not start; an Error when a table differs
 */
export async function upgradeCluster(upgrade: Upgrade): Promise<Upgraded> {
  const { dataDir, earlier, file } = upgrade;
  await withPostgres(
    startEmbedded({
      dataDir,
      database: DATABASE,
      earlier: { major: earlier.major, binaries: upgrade.binaries },
      log: () => undefined,
    }),
    (database) => makeArchive({ ...upgrade.source, database }, file, new Date()),
  );
  const checked = await checkArchive(file);
  if (!checked.ok) throw new Error(archiveProblemText(file, checked.problem));

  const beside = path.join(dataDir, "upgrade");
  await rm(beside, { recursive: true, force: true });
  await withPostgres(
    startEmbedded({ dataDir: beside, database: DATABASE, log: () => undefined }),
    (database) =>
      restoreArchive(file, checked.value, { database, files: NO_FILES, tempFolder: beside }),
  );
  await rename(clusterFolders(beside).cluster, clusterFolders(dataDir).cluster);
  const keptAt = `${earlier.folder}-before-upgrade`;
  await rename(earlier.folder, keptAt);
  await rm(beside, { recursive: true, force: true });
  return { manifest: checked.value, keptAt };
}

/** Uploaded files stay where they are: only the database moves. */
const NO_FILES: FileStore = {
  keep: async () => undefined,
  open: async () => null,
  remove: async () => undefined,
  async *list() {
    // None.
  },
};

async function withPostgres<Value>(
  starting: Promise<EmbeddedPostgres>,
  work: (database: EmbeddedPostgres) => Promise<Value>,
): Promise<Value> {
  const postgres = await starting;
  try {
    return await work(postgres);
  } finally {
    await postgres.stop();
  }
}
