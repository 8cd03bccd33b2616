import { buffer } from "node:stream/consumers";
import { readFile } from "node:fs/promises";

/** A file's bytes, those of standard input for "-", or null after saying on standard error why there are none. */
export async function openFile(file: string): Promise<Uint8Array | null> {
  try {
    return await (file === "-" ? buffer(process.stdin) : readFile(file));
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    console.error(isMissing ? `There is no file "${file}".` : `"${file}" cannot be opened.`);
    return null;
  }
}
