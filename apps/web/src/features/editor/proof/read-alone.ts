import { openDocuments } from "../../../lib/documents/documents.ts";
import type { WrittenResume } from "../../../shared/export/export-pdf.ts";
import { readBack, type ReadBack } from "./prove-resume.ts";

/** A file of ten pages takes an old phone a few seconds; what takes longer than this has got stuck. */
const PATIENCE_MS = 30_000;

interface ReadAlone {
  /** Stops it. */
  readonly signal?: AbortSignal;
  readonly patienceMs?: number;
}

/**
 * Reads a file back with a worker of its own, which ends with it.
 *
 * @throws  an Error when no worker could be started, when it ended, took too long or was stopped
 */
export async function readAlone(
  written: WrittenResume,
  { signal, patienceMs = PATIENCE_MS }: ReadAlone = {},
): Promise<ReadBack> {
  const documents = openDocuments();
  const limit = setTimeout(documents.close, patienceMs);
  signal?.addEventListener("abort", documents.close);
  try {
    return await readBack(written, documents);
  } finally {
    clearTimeout(limit);
    documents.close();
  }
}
