import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { makeSnapshot } from "@taiyari/sql-engine";
import { loadBazaarly } from "./load.ts";
import type { Twin } from "./make-bazaarly.ts";
import { toCopyText } from "./table.ts";

/**
 * The file with the database of one twin, some 4 MB: made when its sources are others than those of the last time, which
 * takes ten seconds, and kept under a name that follows from them.
 *
 * @param root   the content folder
 * @param cache  a folder, made where it is missing
 * @throws       ContentError when its lists cannot be read
 */
export async function bazaarlySnapshot(root: string, twin: Twin, cache: string): Promise<string> {
  const file = path.join(cache, `bazaarly-${twin}-${sourcesHash(root)}.tar.gz`);
  if (existsSync(file)) return file;
  const { schema, tables } = loadBazaarly(root, twin);
  const tar = await makeSnapshot({
    schema,
    tables: tables.map((table) => ({
      name: table.name,
      columns: table.columns,
      text: toCopyText(table),
    })),
  });
  mkdirSync(cache, { recursive: true });
  // Two processes may make it at once: each writes a file of its own, and the last one stays.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, gzipSync(new Uint8Array(await tar.arrayBuffer()), { level: 9 }));
  renameSync(own, file);
  return file;
}

/** Of all that a snapshot follows from: lists, tables, the program that makes rows, the engine and its version. */
function sourcesHash(root: string): string {
  const hash = createHash("sha256");
  const data = path.join(root, "courses/sql-for-data-professionals/data");
  for (const file of [...filesIn(data, "*"), ...programFiles()]) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

function programFiles(): readonly string[] {
  const engine = path.dirname(fileURLToPath(import.meta.resolve("@electric-sql/pglite")));
  const manifest = path.join(engine, "..", "package.json");
  // In a bundle this file holds the program as well.
  if (!import.meta.filename.endsWith(".ts")) return [import.meta.filename, manifest];
  const snapshots = path.dirname(fileURLToPath(import.meta.resolve("@taiyari/sql-engine")));
  return [
    ...filesIn(import.meta.dirname, "*.ts").filter((file) => !file.endsWith(".test.ts")),
    path.join(snapshots, "make-snapshot.ts"),
    path.join(snapshots, "engine-files.ts"),
    manifest,
  ];
}

function filesIn(folder: string, pattern: string): readonly string[] {
  return globSync(pattern, { cwd: folder })
    .toSorted()
    .map((name) => path.join(folder, name));
}
