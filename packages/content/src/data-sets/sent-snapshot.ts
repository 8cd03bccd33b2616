import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gunzipSync } from "node:zlib";

/** A snapshot as it is sent: whichever of the two a browser takes becomes the plain tar file on its way into the page. */
export interface SentSnapshot {
  readonly gzip: string;
  readonly brotli: string;
  /** Of the plain file, and of the brotli one. */
  readonly bytes: number;
  readonly sentBytes: number;
}

/** Two seconds for a fifth less than gzip; the highest quality takes seventeen for another tenth. */
const QUALITY = 9;
/** Of the window, as a power of two: the whole file, nearly. */
const WINDOW = 24;

/** @param gzip  path of a gzipped tar file, whose name follows from its content; the other one is kept beside it */
export function sentSnapshot(gzip: string): SentSnapshot {
  const brotli = gzip.replace(/(\.gz)?$/u, ".br");
  const plain = gunzipSync(readFileSync(gzip));
  if (!existsSync(brotli)) {
    const own = `${brotli}.${process.pid}`;
    writeFileSync(own, compressed(plain));
    renameSync(own, brotli);
  }
  return { gzip, brotli, bytes: plain.length, sentBytes: readFileSync(brotli).length };
}

function compressed(plain: Buffer): Buffer {
  return brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}
