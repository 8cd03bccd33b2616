import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createFolderFileStore } from "../../adapters/files/folder-file-store.ts";
import { DATABASE } from "../../db/open-database.ts";
import { startEmbedded } from "../../db/embedded/start-embedded.ts";
import type { BackupManifest } from "./manifest.ts";
import { restoreArchive } from "./restore-archive.ts";

/**
 * Restores a backup into a PostgreSQL and a folder that are gone afterwards, and compares all of it.
 *
 * @throws what went wrong; StartProblem where no PostgreSQL comes with Taiyari
 */
export async function testRestore(file: string, manifest: BackupManifest): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "taiyari-restore-"));
  try {
    const postgres = await startEmbedded({
      dataDir: folder,
      database: DATABASE,
      fast: true,
      log: () => undefined,
    });
    try {
      await restoreArchive(file, manifest, {
        database: postgres,
        files: createFolderFileStore(path.join(folder, "files")),
        tempFolder: path.join(folder, "tmp"),
      });
    } finally {
      await postgres.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
