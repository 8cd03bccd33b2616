import { readFile } from "node:fs/promises";

/** A file's bytes, or null after saying on standard error why there are none. */
export async function openFile(file: string): Promise<Uint8Array | null> {
  try {
    return await readFile(file);
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    console.error(isMissing ? `There is no file "${file}".` : `"${file}" cannot be opened.`);
    return null;
  }
}
