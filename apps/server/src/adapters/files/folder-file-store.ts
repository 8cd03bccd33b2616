import { createReadStream } from "node:fs";
import { access, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { FileStore } from "./file-store.ts";

/** A `FileStore` in a folder. A file is renamed into place, so it is there whole or not at all. */
export function createFolderFileStore(folder: string): FileStore {
  const locate = (key: string) => locationOf(folder, key);
  return {
    async keep(key, file) {
      const target = locate(key);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      await rename(file, target);
    },
    async open(key) {
      const file = locate(key);
      const isThere = await nullWhenAbsent(access(file).then(() => true));
      return isThere ? createReadStream(file) : null;
    },
    async remove(key) {
      await rm(locate(key), { force: true });
    },
    async *list(prefix) {
      const root = prefix === "" ? folder : locate(prefix);
      const entries = await nullWhenAbsent(readdir(root, { recursive: true, withFileTypes: true }));
      for (const entry of entries ?? []) {
        if (!entry.isFile()) continue;
        const file = path.join(entry.parentPath, entry.name);
        const about = await nullWhenAbsent(stat(file));
        if (about) yield { key: path.relative(folder, file), changedAt: about.mtime };
      }
    },
  };
}

/** Keys are made by us, of ids. Anything else is a bug, and must not become a path. */
function locationOf(folder: string, key: string): string {
  if (!/^[\w-]+(\/[\w-]+)*$/.test(key)) throw new Error("a file key has an unexpected form");
  return path.join(folder, key);
}

async function nullWhenAbsent<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
