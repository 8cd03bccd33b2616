/** A file that is fetched, with the bytes that arrive, and those that travel where the server packs it on its way. */
export interface RemoteFile {
  readonly address: string;
  readonly bytes: number;
  readonly sentBytes: number;
  /** Whether what arrives is to be unpacked here: a gzipped file, which a server sends as it is. */
  readonly isGzipped?: boolean;
}

/**
 * Fetches a file of a known length.
 *
 * @param onProgress  how much of it is there, 0 to 1
 * @returns           its bytes, unpacked; rejects when it cannot be had or has another length
 */
export async function fetchFile(
  { address, bytes, isGzipped = false }: RemoteFile,
  onProgress: (share: number) => void,
): Promise<ArrayBuffer> {
  const answer = await fetch(address, { credentials: "omit" });
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  let length = 0;
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, controller) {
        length += piece.length;
        onProgress(length / bytes);
        controller.enqueue(piece);
      },
    }),
  );
  // Unpacked while it comes in.
  const plain = isGzipped ? counted.pipeThrough(new DecompressionStream("gzip")) : counted;
  const whole = await new Response(plain).arrayBuffer();
  if (length !== bytes) throw new Error(`${address}: ${length} bytes instead of ${bytes}`);
  return whole;
}
