/** Signature of the record that ends a ZIP, and its length without a comment. Source: APPNOTE.TXT 6.3.10, 4.3.16. */
const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
/** Of an entry of the directory: signature, and where its file begins (4.3.12). */
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const OFFSET_AT = 42;

/**
 * One ZIP with the files of two, without unpacking either: the files of the second are put behind those of the first,
 * and the directory behind both. The first may be as large as a browser keeps on its disk.
 *
 * @throws  an Error when one of them is no ZIP, or has a comment or more than 65,535 files, which ours never have
 */
export async function joinZips(first: Blob, second: Blob): Promise<Blob> {
  const [a, b] = [await directoryOf(first), await directoryOf(second)];
  const moved = movedBy(b.entries, a.start);
  const end = new DataView(new ArrayBuffer(END_BYTES));
  const count = a.count + b.count;
  if (count > 65_535) throw new Error("a ZIP holds no more files");
  end.setUint32(0, END_SIGNATURE, true);
  end.setUint16(8, count, true);
  end.setUint16(10, count, true);
  end.setUint32(12, a.entries.byteLength + moved.byteLength, true);
  end.setUint32(16, a.start + b.start, true);
  return new Blob(
    [first.slice(0, a.start), second.slice(0, b.start), a.entries, moved, end.buffer],
    { type: "application/zip" },
  );
}

interface Directory {
  /** Where it begins, and the files end. */
  readonly start: number;
  readonly count: number;
  readonly entries: ArrayBuffer;
}

async function directoryOf(zip: Blob): Promise<Directory> {
  const end = new DataView(await zip.slice(-END_BYTES).arrayBuffer());
  if (end.byteLength < END_BYTES || end.getUint32(0, true) !== END_SIGNATURE) {
    throw new Error("this is no whole ZIP");
  }
  const start = end.getUint32(16, true);
  const entries = await zip.slice(start, start + end.getUint32(12, true)).arrayBuffer();
  return { start, count: end.getUint16(10, true), entries };
}

/** The entries of a directory whose files stand so many bytes further behind. */
function movedBy(entries: ArrayBuffer, bytes: number): ArrayBuffer {
  const moved = entries.slice(0);
  const view = new DataView(moved);
  for (let at = 0; at < view.byteLength;) {
    if (view.getUint32(at, true) !== ENTRY_SIGNATURE) throw new Error("this is no whole ZIP");
    view.setUint32(at + OFFSET_AT, view.getUint32(at + OFFSET_AT, true) + bytes, true);
    const [name, extra, comment] = [28, 30, 32].map((part) => view.getUint16(at + part, true));
    at += ENTRY_BYTES + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return moved;
}
