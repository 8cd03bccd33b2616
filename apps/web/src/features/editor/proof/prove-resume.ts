import { toTemplateData, type ResumeDraft } from "@taiyari/domain/draft";
import type { Documents } from "../../../lib/documents/documents.ts";
import type { OpenedFile, Proven } from "../../../lib/documents/messages.ts";
import { exportPdf, type WrittenResume } from "../../../shared/export/export-pdf.ts";
import type { PreviewHandle } from "../../../shared/preview/preview-handle.ts";

/** A file that was written and read back. */
export interface ReadBack extends Proven, WrittenResume {
  readonly opened: OpenedFile;
}

const DAY_MS = 86_400_000;

/**
 * Writes what a preview shows as a PDF and reads it back with our own reader, on this device.
 *
 * @param preview  shows `draft`
 * @throws         an Error when the file could not be written or the worker ended
 */
export async function proveResume(
  preview: Pick<PreviewHandle, "capture">,
  draft: ResumeDraft,
  documents: Documents,
): Promise<ReadBack> {
  const at = new Date();
  const exported = await exportPdf(preview, toTemplateData(draft), at);
  return readBack({ draft, exported, at, isDownloaded: false }, documents);
}

/**
 * Reads a file back with our own reader and compares it with what was typed.
 *
 * @throws  an Error when the worker could not do it, or ended
 */
export async function readBack(written: WrittenResume, documents: Documents): Promise<ReadBack> {
  const { draft, exported, at } = written;
  const { bytes, pages, missing } = exported;
  const opened = await documents.ask({ kind: "open", bytes: bytes.slice() });
  const proven = await documents.ask({
    kind: "prove",
    draft,
    missing,
    file: {
      format: "pdf",
      bytes: bytes.length,
      pages,
      tagged: true,
      today: dayOf(at),
    },
  });
  return { ...proven, ...written, opened };
}

/** The day where the person is, in whole days since 1970. */
function dayOf(at: Date): number {
  return Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / DAY_MS;
}
