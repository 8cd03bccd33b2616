import { randomUUID } from "node:crypto";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { fail, ok, type Result } from "@taiyari/domain/result";
import type { Clock } from "../../adapters/clock.ts";
import type { Db } from "../../db/client.ts";
import { isStorageFull } from "../../storage-full.ts";
import { type BackupReason, finishBackup, insertBackup } from "./backup-store.ts";
import { type BackupSource, makeArchive } from "./make-archive.ts";
import { backupName } from "./manifest.ts";

export interface BackupDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly source: BackupSource;
  /** Where backups are kept that nobody named a file for. */
  readonly folder: string;
  /** How many backups stay in it. */
  readonly keep: number;
  /** Whether one is made every night. */
  readonly isDaily: boolean;
}

/** A backup that was made. */
export interface MadeBackup {
  readonly id: string;
  readonly file: string;
  readonly bytes: number;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
}

export type BackupProblem =
  /** Another one is under way. */
  | { readonly kind: "busy" }
  | { readonly kind: "no-space" }
  /** The file or its folder cannot be written to. */
  | { readonly kind: "not-writable"; readonly reason: string };

/**
 * Backs up the whole installation while it is used, and notes how it went where the admin page reads it.
 *
 * @param file  null for a new one in the folder of backups
 */
export async function backUpNow(
  deps: BackupDeps,
  reason: BackupReason,
  file: string | null = null,
): Promise<Result<MadeBackup, BackupProblem>> {
  const startedAt = deps.clock();
  const id = randomUUID();
  const target = file ?? path.join(deps.folder, backupName(startedAt));
  await insertBackup(deps.db, { id, startedAt, reason, file: target });
  const outcome = await attempt(deps, target, startedAt, id);
  await finishBackup(
    deps.db,
    id,
    outcome.ok
      ? {
          finishedAt: deps.clock(),
          bytes: outcome.value.bytes,
          rows: outcome.value.rows,
          files: outcome.value.files,
        }
      : { problem: backupProblemText(outcome.problem) },
  );
  return outcome;
}

async function attempt(
  deps: BackupDeps,
  file: string,
  startedAt: Date,
  id: string,
): Promise<Result<MadeBackup, BackupProblem>> {
  try {
    const made = await makeArchive(deps.source, file, startedAt, id);
    if (!made) return fail({ kind: "busy" });
    const { manifest, bytes } = made;
    return ok({
      id,
      file,
      bytes,
      tables: manifest.tables.length,
      rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      files: manifest.files.length,
    });
  } catch (error) {
    if (isStorageFull(error)) return fail({ kind: "no-space" });
    if (isOfFile(error)) return fail({ kind: "not-writable", reason: error.message });
    throw error;
  }
}

function isOfFile(error: unknown): error is Error {
  return error instanceof Error && "syscall" in error && "path" in error;
}

/** Why there is no backup, in a sentence for whoever runs the installation. */
export function backupProblemText(problem: BackupProblem): string {
  switch (problem.kind) {
    case "busy":
      return "Another backup is being made. Wait for it.";
    case "no-space":
      return "There is no space left for the backup.";
    case "not-writable":
      return `The backup cannot be written: ${problem.reason}.`;
  }
}

/** Names that `backupName` gives, and no others: what else lies in the folder is left alone. */
const OWN_NAME = /^taiyari-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/;

/** Removes the oldest backups of the folder beyond those that are kept. */
export async function removeOldBackups({ folder, keep }: BackupDeps): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const own = names.filter((name) => OWN_NAME.test(name)).toSorted();
  for (const name of own.slice(0, Math.max(0, own.length - keep))) {
    await rm(path.join(folder, name), { force: true });
  }
}

/** Whether a path is that of a folder that is there. */
export async function isFolder(place: string): Promise<boolean> {
  const about = await stat(place).catch(() => null);
  return about?.isDirectory() ?? false;
}
