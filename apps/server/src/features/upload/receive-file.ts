import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import path from "node:path";
import { createSniffer, type FileKind } from "@taiyari/documents";
import { fail, ok, type Result } from "@taiyari/domain/result";

export interface ReceivedFile {
  readonly file: string;
  readonly bytes: number;
  /** Lower-case hex. */
  readonly sha256: string;
  /** What it is by its content. */
  readonly kind: FileKind;
}

/** Names of half-received files begin with this and the id of the process that receives them. */
export const PARTIAL_PREFIX = "upload-";

/**
 * Writes a stream to a new file of a folder, one piece at a time: memory never holds more than a piece. Each piece is
 * counted, hashed and looked at as it passes.
 *
 * Leaves no file behind when it refuses or throws, as it does when the sender goes away or the disk is full.
 */
export async function receiveFile(
  source: AsyncIterable<Buffer>,
  limits: { readonly folder: string; readonly maxBytes: number },
): Promise<Result<ReceivedFile, "too-large" | "empty">> {
  await mkdir(limits.folder, { recursive: true, mode: 0o700 });
  const file = path.join(limits.folder, `${PARTIAL_PREFIX}${process.pid}-${randomUUID()}`);
  const hash = createHash("sha256");
  const sniffer = createSniffer();
  let bytes = 0;
  let isWhole = false;
  const handle = await open(file, "wx", 0o600);
  try {
    for await (const piece of source) {
      bytes += piece.length;
      if (bytes > limits.maxBytes) return fail("too-large");
      hash.update(piece);
      sniffer.push(piece);
      await handle.writeFile(piece);
    }
    if (bytes === 0) return fail("empty");
    // Before anybody is told that it was kept.
    await handle.datasync();
    isWhole = true;
    return ok({ file, bytes, sha256: hash.digest("hex"), kind: sniffer.kind() });
  } finally {
    await handle.close();
    if (!isWhole) await rm(file, { force: true });
  }
}
