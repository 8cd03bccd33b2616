import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import os from "node:os";
import path from "node:path";

export interface SmallDisk {
  readonly folder: string;
  /** Uses up what is free, to the last block. */
  readonly fill: () => void;
  /** Gives back what was used up. */
  readonly free: () => void;
  readonly remove: () => void;
}

/** A disk of its own in memory; null where this user may not have one, as only root may. */
export function makeSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(path.join(os.tmpdir(), "taiyari-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], {
      stdio: "ignore",
    });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  const ballast = path.join(folder, "ballast");
  return {
    folder,
    fill: () => appendUntilFull(ballast),
    free: () => rmSync(ballast, { force: true }),
    remove() {
      execFileSync("umount", ["--lazy", folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

function appendUntilFull(file: string): void {
  const handle = openSync(file, "a");
  const block = Buffer.alloc(4_096);
  try {
    for (;;) writeSync(handle, block);
  } catch {
    // Full.
  } finally {
    closeSync(handle);
  }
}
