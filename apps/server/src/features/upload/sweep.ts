import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { PARTIAL_PREFIX } from "./receive-file.ts";
import { isObjectNeeded, purgeDeleted } from "./store.ts";
import { BUCKET, type UploadDeps } from "./upload-resume.ts";

/** How long a deletion can be undone. */
const UNDO_MS = 30 * 86_400_000;
/** A stored file this young may belong to a row that another process is just adding. */
const YOUNG_MS = 15 * 60_000;

/** Removes files that were half received when a process ended. Run before this process receives any. */
export async function removePartialFiles(tempFolder: string): Promise<void> {
  const names = await readdir(tempFolder).catch(() => []);
  for (const name of names) {
    if (!name.startsWith(PARTIAL_PREFIX)) continue;
    const owner = Number(name.slice(PARTIAL_PREFIX.length).split("-")[0]);
    // Also one with our own id: it is from an earlier process, as a container's first one always has the same.
    if (owner !== process.pid && isRunning(owner)) continue;
    await rm(path.join(tempFolder, name), { force: true });
  }
}

/** Removes for good what was deleted 30 days ago, and stored files that no row knows of. */
export async function sweepFiles(deps: Pick<UploadDeps, "db" | "files" | "clock">): Promise<void> {
  const now = deps.clock().getTime();
  const orphans = await purgeDeleted(deps.db, new Date(now - UNDO_MS));
  for (const key of orphans) await deps.files.remove(key);

  for await (const { key, changedAt } of deps.files.list(BUCKET)) {
    if (now - changedAt.getTime() < YOUNG_MS) continue;
    if (!(await isObjectNeeded(deps.db, key))) await deps.files.remove(key);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
