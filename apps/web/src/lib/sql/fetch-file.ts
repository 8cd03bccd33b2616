/** A file that is fetched, with what it weighs and what it weighs when it is sent. */
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
  const whole = new Uint8Array(bytes);
  let length = 0;
  const reader = answer.body.getReader();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- pieces come one after the other
    const { done, value } = await reader.read();
    if (done) break;
    whole.set(value, length);
    length += value.length;
    onProgress(length / bytes);
  }
  if (length !== bytes) throw new Error(`${address}: ${length} bytes instead of ${bytes}`);
  return whole.buffer;
}
