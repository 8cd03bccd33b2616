import { type ImportProblem, isLinkedinFile } from "@taiyari/domain/import";
import { fail, ok, type Result } from "@taiyari/domain/result";
import { unzipSync } from "fflate";
import { listZip } from "./zip-entries.ts";

/** LinkedIn's export as far as a resume can be made from it: what `importLinkedin` takes. */
export interface LinkedinArchive {
  /** Texts by their names in the archive. */
  readonly files: ReadonlyMap<string, string>;
  /** Names of files that were not opened: of other kinds, or too large. */
  readonly others: readonly string[];
}

/** The largest archive that is opened, in bytes: with all messages and pictures they come to some 100 MB. */
export const MAX_ARCHIVE_BYTES = 209_715_200;

/** The largest table that is unpacked, and all of them together, in bytes. A long career has some 100 kB. */
const LARGEST_FILE = 5 * 1024 * 1024;
const MOST_UNPACKED = 20 * 1024 * 1024;
/** How many names of other files are listed. */
const NAMES_TOLD = 100;

/**
 * Opens a ZIP and unpacks the tables of LinkedIn's data export that are in it, and nothing else.
 *
 * Sizes are those the ZIP announces; an entry that holds more is cut off there. What is too large stays packed and is
 * named among the others.
 */
export function openLinkedinZip(bytes: Uint8Array): Result<LinkedinArchive, ImportProblem> {
  if (bytes.length === 0) return fail({ kind: "empty" });
  if (bytes.length > MAX_ARCHIVE_BYTES) {
    return fail({ kind: "too-large", limit: MAX_ARCHIVE_BYTES, unit: "bytes" });
  }
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return fail({ kind: "not-linkedin", found: [] });
  const entries = listZip(bytes);
  if (!entries) return fail({ kind: "damaged-zip" });

  const names = entries.map(({ name }) => name).filter((name) => !name.endsWith("/"));
  const ours = entries.filter(({ name }) => isLinkedinFile(name));
  if (ours.length === 0) return fail({ kind: "not-linkedin", found: names.slice(0, 10) });
  if (ours.some(({ isEncrypted }) => isEncrypted)) return fail({ kind: "encrypted-zip" });
  let unpacked = 0;
  const wanted = new Set<string>();
  for (const { name, size } of ours) {
    if (size > LARGEST_FILE || unpacked + size > MOST_UNPACKED) continue;
    unpacked += size;
    wanted.add(name);
  }

  const files = new Map<string, string>();
  try {
    const opened = unzipSync(bytes, {
      filter: ({ name, originalSize }) => wanted.has(name) && originalSize <= LARGEST_FILE,
    });
    for (const [name, content] of Object.entries(opened)) {
      files.set(name, new TextDecoder().decode(content));
    }
  } catch {
    return fail({ kind: "damaged-zip" });
  }
  const others = names.filter((name) => !files.has(name)).slice(0, NAMES_TOLD);
  return ok({ files, others });
}
