import { stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { createServices } from "../app/create-services.ts";
import { countOtherSessions } from "../db/dump/replace-database.ts";
import { openDatabase, type Database } from "../db/open-database.ts";
import { dataFolderOf, readSettings, type Settings } from "../settings.ts";
import { archiveProblemText } from "../shared/backup/problem-texts.ts";
import { backUpNow, backupProblemText, type BackupDeps } from "../shared/backup/back-up-now.ts";
import { finishBackup, hasPeople, markBackupTested } from "../shared/backup/backup-store.ts";
import { checkArchive } from "../shared/backup/check-archive.ts";
import { type BackupManifest, markOfSecret } from "../shared/backup/manifest.ts";
import { restoreArchive } from "../shared/backup/restore-archive.ts";
import { testRestore } from "../shared/backup/test-restore.ts";
import { StartProblem, toStartProblem } from "../start-problem.ts";
import type { Command } from "./command.ts";
import { withInstallation } from "./with-installation.ts";

const OPTIONS = new Set(["--replace", "--test"]);

/**
 * `restore FILE`: puts a backup into an installation without accounts whose server does not run; with `--replace` into
 * any, after a backup of what is there. `--test` restores it somewhere else and forgets it again.
 */
export const restore: Command = async (args) => {
  const options = args.filter((arg) => arg.startsWith("--"));
  const [file, ...others] = args.filter((arg) => !arg.startsWith("--"));
  if (!file || others.length > 0 || options.some((option) => !OPTIONS.has(option))) {
    console.error("Name the backup: restore FILE [--replace | --test]");
    return 2;
  }
  const checked = await checkArchive(path.resolve(file));
  if (!checked.ok) {
    console.error(archiveProblemText(file, checked.problem));
    return 1;
  }
  try {
    return options.includes("--test")
      ? await tryOut(path.resolve(file), checked.value)
      : await putBack(path.resolve(file), checked.value, options.includes("--replace"));
  } catch (error) {
    const problem = toStartProblem(error, dataFolderOf(process.env));
    if (!problem) throw error;
    console.error(problem.message);
    return 1;
  }
};

async function tryOut(file: string, manifest: BackupManifest): Promise<number> {
  await testRestore(file, manifest);
  console.log(`${describe(manifest)} came back as they were. The installation was left alone.`);
  return withInstallation(async ({ backup }) => {
    await markBackupTested(backup.db, manifest.id, new Date());
    return 0;
  });
}

async function putBack(
  file: string,
  manifest: BackupManifest,
  mayReplace: boolean,
): Promise<number> {
  const settings = readSettings(process.env);
  const database = await openAlone(settings);
  try {
    const { backup, close } = await createServices(settings, database);
    try {
      if (!(await isFree(backup, mayReplace))) return 1;
      const secret = await restoreArchive(file, manifest, {
        database,
        files: backup.source.files,
        tempFolder: path.join(settings.dataDir, "tmp"),
      });
      // In its own database a backup stands as one that is being made.
      await finishBackup(database.db, manifest.id, {
        finishedAt: new Date(manifest.madeAt),
        bytes: (await stat(file)).size,
      });
      await keepSecret(settings, secret, manifest);
    } finally {
      await close();
    }
  } finally {
    await database.close();
  }
  console.log(`${describe(manifest)} are back as they were on ${manifest.madeAt}.`);
  return 0;
}

/** Opens the database for nobody but this command. */
async function openAlone(settings: Settings): Promise<Database> {
  if (settings.databaseUrl !== undefined) {
    const others = await countOtherSessions({ connectionString: settings.databaseUrl }).catch(
      // What is wrong with it is said when it is opened.
      () => 0,
    );
    if (others > 0) {
      throw new StartProblem(
        "The database of DATABASE_URL is in use. Stop every server that uses it first.",
      );
    }
  }
  return openDatabase({ ...settings, log: () => undefined });
}

/** Whether nothing is lost by a restoring: says why not, or backs up what is there. */
async function isFree(backup: BackupDeps, mayReplace: boolean): Promise<boolean> {
  if (!(await hasPeople(backup.db))) return true;
  if (!mayReplace) {
    console.error(
      "This installation has accounts, which a restoring would replace. With --replace it is backed up first, and then replaced.",
    );
    return false;
  }
  const before = await backUpNow(backup, "command");
  if (!before.ok) {
    console.error(`${backupProblemText(before.problem)} Nothing was replaced.`);
    return false;
  }
  console.log(`What was there is in ${before.value.file}`);
  return true;
}

async function keepSecret(
  settings: Settings,
  secret: string | null,
  manifest: BackupManifest,
): Promise<void> {
  if (secret !== null && settings.keepsSecret) {
    await writeFile(path.join(settings.dataDir, "secret"), secret, { mode: 0o600 });
    return;
  }
  if (markOfSecret(settings.secret) === manifest.secretMark) return;
  console.log(
    "The setting SECRET is not that of the backup: people have to sign in again, and two-step codes do not work until it is.",
  );
}

function describe({ tables, files }: BackupManifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${tables.length} tables with ${rows} rows and ${files.length} uploaded files`;
}
