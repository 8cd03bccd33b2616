import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { DATA_SETS, type DataSetName } from "@taiyari/domain/sql";
import { makeSnapshot } from "@taiyari/sql-engine";
import { DATA_FOLDER, loadDataSet } from "./load-data-set.ts";
import { toCopyText } from "./shared/table.ts";
import type { Twin } from "./shared/twin.ts";

/** Files with the databases of both twins of a data set. */
export interface SnapshotFiles {
  readonly visible: string;
  readonly hidden: string;
}

/**
 * @param root   the content folder
 * @param cache  a folder, made where it is missing
 * @throws       ContentError when the lists of the data set cannot be read
 */
export async function snapshotsOf(
  root: string,
  name: DataSetName,
  cache: string,
): Promise<SnapshotFiles> {
  return {
    visible: await snapshotOf(root, { name, twin: "visible" }, cache),
    hidden: await snapshotOf(root, { name, twin: "hidden" }, cache),
  };
}

/** Of this process, so that nothing is made twice at once. */
const making = new Map<string, Promise<string>>();

/**
 * The file with one database, some 4 MB: made when its sources are others than those of the last time, which takes ten
 * seconds, and kept under a name that follows from them.
 */
async function snapshotOf(
  root: string,
  { name, twin }: { readonly name: DataSetName; readonly twin: Twin },
  cache: string,
): Promise<string> {
  const file = path.join(cache, `${name}-${twin}-${sourcesHash(root, name)}.tar.gz`);
  if (existsSync(file)) return file;
  const made =
    making.get(file) ?? make(root, { name, twin }, file).finally(() => making.delete(file));
  making.set(file, made);
  return made;
}

async function make(
  root: string,
  { name, twin }: { readonly name: DataSetName; readonly twin: Twin },
  file: string,
): Promise<string> {
  const { schema, tables } = loadDataSet(root, name, twin);
  const tar = await makeSnapshot({
    schema,
    tables: tables.map((table) => ({
      name: table.name,
      columns: table.columns,
      text: toCopyText(table),
    })),
  });
  mkdirSync(path.dirname(file), { recursive: true });
  // Two processes may make it at once: each writes a file of its own, and the last one stays.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, gzipSync(new Uint8Array(await tar.arrayBuffer()), { level: 9 }));
  renameSync(own, file);
  return file;
}

/** Beside a bundle: what `snapshotSources` gave when it was made. */
const BUNDLED = "snapshot-sources.json";

/** What the snapshots of each data set follow from, for a bundle, which has their program no more. */
export function snapshotSources(root: string): Readonly<Record<string, string>> {
  return Object.fromEntries(DATA_SETS.map(({ name }) => [name, sourcesHash(root, name)]));
}

/** Of all that a snapshot follows from: lists, tables, the program that makes rows, the engine and its version. */
function sourcesHash(root: string, name: DataSetName): string {
  const bundled = path.join(import.meta.dirname, BUNDLED);
  if (existsSync(bundled)) {
    const known = JSON.parse(readFileSync(bundled, "utf8")) as Readonly<Record<string, string>>;
    if (known[name] !== undefined) return known[name];
  }
  const hash = createHash("sha256");
  const data = path.join(root, DATA_FOLDER);
  const files = [
    path.join(data, "people.yaml"),
    ...filesIn(path.join(data, name), "*"),
    ...programFiles(name),
  ];
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

/** Where a package is, also where no loader of Node runs this file. */
const locate = createRequire(import.meta.url).resolve;

function programFiles(name: DataSetName): readonly string[] {
  const engine = path.dirname(locate("@electric-sql/pglite"));
  const manifest = path.join(engine, "..", "package.json");
  // In a bundle this file holds the program as well.
  if (!import.meta.filename.endsWith(".ts")) return [import.meta.filename, manifest];
  const snapshots = path.dirname(locate("@taiyari/sql-engine"));
  return [
    ...["shared", name].flatMap((folder) =>
      filesIn(path.join(import.meta.dirname, folder), "*.ts"),
    ),
    path.join(snapshots, "make-snapshot.ts"),
    path.join(snapshots, "engine-files.ts"),
    manifest,
  ].filter((file) => !file.endsWith(".test.ts"));
}

function filesIn(folder: string, pattern: string): readonly string[] {
  return globSync(pattern, { cwd: folder })
    .toSorted()
    .map((name) => path.join(folder, name));
}
