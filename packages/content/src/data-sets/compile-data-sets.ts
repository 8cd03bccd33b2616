import { readFileSync, statSync } from "node:fs";
import { DATA_SETS, type SnapshotFile, type SnapshotIndex } from "@taiyari/domain/sql";
import { type CompiledFile, namedByContent } from "../compiled-file.ts";
import { snapshotsOf } from "./snapshot.ts";

/**
 * The databases of all data sets as files for learners' devices.
 *
 * @param root   the content folder
 * @param cache  a folder for those that were made before, made where it is missing
 */
export async function compileDataSets(
  root: string,
  cache: string,
): Promise<{ readonly index: SnapshotIndex; readonly files: readonly CompiledFile[] }> {
  const files: CompiledFile[] = [];
  // The server finds compressed copies by the ending .gz, so a snapshot has another.
  const add = (name: string, file: string): SnapshotFile => {
    const named = namedByContent(`snapshots/${name}.tgz`, readFileSync(file));
    files.push({ name: named, source: { file } });
    return { path: named, bytes: statSync(file).size };
  };
  const entries: [string, SnapshotIndex[keyof SnapshotIndex]][] = [];
  for (const { name } of DATA_SETS) {
    // oxlint-disable-next-line no-await-in-loop -- each takes all of a core and half a gigabyte
    const { visible, hidden } = await snapshotsOf(root, name, cache);
    entries.push([
      name,
      { visible: add(`${name}-visible`, visible), hidden: add(`${name}-hidden`, hidden) },
    ]);
  }
  return { index: Object.fromEntries(entries) as unknown as SnapshotIndex, files };
}
