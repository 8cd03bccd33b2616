/** A file that is fetched, with the bytes that arrive, and those that travel where the server packs it on its way. */
export interface RemoteFile {
  readonly address: string;
  readonly bytes: number;
  readonly sentBytes: number;
}

/**
 * Fetches a file of a known length.
 *
 * @param onProgress  how much of it is there, 0 to 1
 * @returns           its bytes; rejects when it cannot be had or has another length
 */
export async function fetchFile(
  { address, bytes }: RemoteFile,
  onProgress: (share: number) => void,
): Promise<ArrayBuffer> {
  const answer = await fetch(address, { credentials: "omit" });
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  // Written to its place as it comes in: to join the pieces afterwards would copy sixteen megabytes once more.
  const whole = new Uint8Array(bytes);
  let length = 0;
  for await (const piece of piecesOf(answer.body)) {
    if (length + piece.length <= bytes) whole.set(piece, length);
    length += piece.length;
    onProgress(Math.min(length / bytes, 1));
  }
  if (length !== bytes) throw new Error(`${address}: ${length} bytes instead of ${bytes}`);
  return whole.buffer;
}

/** Safari has no iterator of streams. */
async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  // oxlint-disable-next-line no-await-in-loop -- one piece after the other
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}
