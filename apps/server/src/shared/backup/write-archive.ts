import { createWriteStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { pack } from "tar-stream";

/** Adds an entry to the archive; resolves when there is room for the next one. */
export type AddEntry = (name: string, content: Buffer) => Promise<void>;

/**
 * Writes a compressed tar archive that only this user may read. It has its name only when it is whole and on the disk.
 *
 * @param fill  adds the entries
 * @returns     how many bytes it has
 */
export async function writeArchive(
  file: string,
  fill: (add: AddEntry) => Promise<void>,
): Promise<number> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.part`;
  const archive = pack();
  const written = pipeline(archive, createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
  let problem: unknown = null;
  const failure = written.catch((error: unknown) => {
    problem = error;
    throw error;
  });
  // Without a listener, a failure while nothing waits for it would end the process.
  failure.catch(() => undefined);

  async function add(name: string, content: Buffer): Promise<void> {
    const added = new Promise<void>((resolve, reject) => {
      const entry = archive.entry({ name, size: content.length, mode: 0o600 }, (error) => {
        if (error) reject(error);
        else resolve();
      });
      entry.end(content);
    });
    await Promise.race([added, failure]);
  }

  try {
    await fill(add);
    archive.finalize();
    await written;
    const handle = await open(unfinished, "r");
    await handle.sync();
    await handle.close();
    await rename(unfinished, file);
    return (await stat(file)).size;
  } catch (error) {
    // A full disk shows first as an archive that takes nothing more.
    const cause = problem ?? error;
    archive.destroy();
    await written.catch(() => undefined);
    await rm(unfinished, { force: true });
    throw cause;
  }
}
