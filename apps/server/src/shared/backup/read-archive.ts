import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";

/** An entry as it passes by: its content has to be read before the next one comes. */
export interface ArchiveEntry {
  readonly name: string;
  readonly content: AsyncIterable<Buffer>;
}

/** The entries of an archive in their order. Throws when it is cut off or no archive. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const entries = extract();
  const read = pipeline(createReadStream(file), createGunzip(), entries);
  // Thrown below; without a listener it would end the process before.
  read.catch(() => undefined);
  for await (const entry of entries) {
    yield { name: entry.header.name, content: entry as AsyncIterable<Buffer> };
    // What nobody read would keep the next entry from coming.
    entry.resume();
  }
  await read;
}

/** A whole entry in memory. */
export async function contentOf(entry: ArchiveEntry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of entry.content) chunks.push(chunk);
  return Buffer.concat(chunks);
}
