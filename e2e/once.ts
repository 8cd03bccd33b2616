import { mkdir, rename, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const POLL_MS = 100;

/**
 * Makes a folder that all workers of a run use: whoever comes first makes it, the others wait for it. It goes when the
 * run ends.
 *
 * @param make  fills an empty folder
 * @returns     the folder, filled
 * @throws      in every worker when it could not be made
 */
export async function madeOnce(
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const shared = process.env["TAIYARI_STORIES"];
  if (!shared) throw new Error("e2e/start-product.ts has not run.");
  const done = path.join(shared, name);
  const failed = `${done}.failed`;
  // Only one worker can make this folder, and it stays.
  const isFirst = await mkdir(`${done}.taken`).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    const begun = `${done}.begun`;
    await mkdir(begun);
    try {
      await make(begun);
    } catch (error) {
      await writeFile(failed, "");
      throw error;
    }
    await rename(begun, done);
  }
  while (!existsSync(done)) {
    if (existsSync(failed)) throw new Error(`Another worker could not make ${name}.`);
    await sleep(POLL_MS);
  }
  return done;
}
