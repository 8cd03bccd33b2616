import { zipSync } from "fflate";
import { API_PATH, reportNotSignedIn } from "../../lib/api.ts";
import { joinZips } from "./join-zips.ts";
import { listPdfs, type WriteLetterPdf } from "./make-pdfs.ts";

/** How far an export is. */
export type ExportProgress =
  | { readonly kind: "fetching"; readonly bytes: number }
  | { readonly kind: "pdfs"; readonly done: number; readonly of: number };

export interface ExportedAll {
  readonly zip: Blob;
  /** PDFs that could not be made, by their places. */
  readonly missing: readonly string[];
}

/** Why there is none: its message is a sentence for the person. */
export class ExportRefused extends Error {
  override readonly name = "ExportRefused";
}

/**
 * Everything of the person as one ZIP: what the server has, with PDFs that are laid out here as the preview lays them
 * out. A PDF that cannot be made is left out and named.
 *
 * @throws  AbortError when it was cancelled, ExportRefused, TypeError when the server cannot be reached
 */
export async function exportAll(
  writeLetter: WriteLetterPdf,
  signal: AbortSignal,
  onProgress: (progress: ExportProgress) => void,
): Promise<ExportedAll> {
  const kept = await fetchExport(signal, (bytes) => onProgress({ kind: "fetching", bytes }));
  const tasks = await listPdfs(writeLetter);
  const pdfs: Record<string, Uint8Array> = {};
  const missing: string[] = [];
  for (const [done, { path, make }] of tasks.entries()) {
    signal.throwIfAborted();
    onProgress({ kind: "pdfs", done, of: tasks.length });
    try {
      // oxlint-disable-next-line no-await-in-loop -- each needs a frame and the worker for itself
      pdfs[path] = await make();
    } catch {
      missing.push(path);
    }
  }
  signal.throwIfAborted();
  const made = new Blob([Uint8Array.from(zipSync(pdfs, { level: 0 }))]);
  return { zip: await joinZips(kept, made), missing };
}

async function fetchExport(signal: AbortSignal, onBytes: (bytes: number) => void): Promise<Blob> {
  const response = await fetch(`${API_PATH}/account/export`, { signal });
  if (response.status === 401) reportNotSignedIn();
  if (response.status === 409) {
    throw new ExportRefused(
      "Your data is being exported already, in another window. Wait for that, or cancel it.",
    );
  }
  if (!response.ok || !response.body) {
    throw new ExportRefused("The server could not put your data together. Try again in a moment.");
  }
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (const reader = response.body.getReader(); ;) {
    // oxlint-disable-next-line no-await-in-loop -- a stream is read piece by piece
    const { done, value } = await reader.read();
    if (done) return new Blob(pieces);
    pieces.push(value);
    bytes += value.length;
    onBytes(bytes);
  }
}
