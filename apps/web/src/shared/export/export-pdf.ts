import type { ResumeDraft } from "@taiyari/domain/draft";
import type { TemplateData } from "@taiyari/domain/resume";
import type { DisplayList } from "@taiyari/paper";
import { paperFaces } from "../preview/paper-faces.ts";
import type { PreviewHandle } from "../preview/preview-handle.ts";
import { fileNameOf, metaOf } from "./describe-file.ts";
import { createPdfWriter } from "./pdf-writer.ts";
import { remarksOn } from "./remarks.ts";

/** A resume as a file. */
export interface ExportedResume {
  /** "Ananya-Deshpande-Resume.pdf". */
  readonly fileName: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  /** Graphemes that no bundled font has. */
  readonly missing: readonly string[];
  /** What the person should know of it, in sentences; [] when it is as the preview shows it. */
  readonly remarks: readonly string[];
}

/** A file, and what it was made of. */
export interface WrittenResume {
  readonly draft: ResumeDraft;
  readonly exported: ExportedResume;
  readonly at: Date;
  /** Whether the person has it, rather than that it was made to be read alone. */
  readonly isDownloaded: boolean;
}

/** Writes pages as a tagged PDF. Rejects when a font could not be loaded, or the file not be written. */
export const writePdf = createPdfWriter(paperFaces);

/**
 * Writes what the preview shows as a tagged PDF.
 *
 * @param data     what the preview was given: the file is named after the person
 * @param created  now
 * @throws         an Error when the template or a font could not be loaded, or the file not be written
 */
export async function exportPdf(
  preview: Pick<PreviewHandle, "capture">,
  data: TemplateData,
  created: Date,
): Promise<ExportedResume> {
  return exportPages(await preview.capture(), data, created);
}

/** The same of pages that were taken before. */
export async function exportPages(
  list: DisplayList,
  data: TemplateData,
  created: Date,
): Promise<ExportedResume> {
  const bytes = await writePdf(list, metaOf(data, created));
  const { pages, missing, warnings } = list;
  return {
    fileName: fileNameOf(data.personal.fullName, "pdf"),
    bytes,
    pages,
    missing,
    remarks: remarksOn(missing, warnings),
  };
}
