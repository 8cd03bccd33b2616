import { readFileSync } from "node:fs";
import { DATA_SETS, type SnapshotFile, type SnapshotIndex } from "@taiyari/domain/sql";
import { type CompiledFile, namedByContent } from "../compiled-file.ts";
import { sentSnapshot } from "./sent-snapshot.ts";
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
  const add = (name: string, file: string): SnapshotFile => {
    const source = sentSnapshot(file);
    const named = namedByContent(`snapshots/${name}.tar`, readFileSync(file));
    files.push({ name: named, source });
    return { path: named, bytes: source.bytes, sentBytes: source.sentBytes };
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
