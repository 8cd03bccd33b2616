import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A file of an archive. */
export interface ZipEntry {
  /** With folders: "resumes/Data analyst.md". */
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** What is compressed already. */
const PACKED = /\.(?:pdf|docx|jpe?g|png|webp|zip)$/i;

/** The bytes of a ZIP archive as they come about, piece by piece: nothing of it is held whole. */
export async function* zipOf(
  entries: AsyncIterable<ZipEntry>,
  changedAt: Date,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const archive = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for await (const { name, content } of entries) {
    const file = PACKED.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = changedAt;
    archive.add(file);
    for await (const piece of content) {
      file.push(piece);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  archive.end();
  yield* ready.splice(0);
}
