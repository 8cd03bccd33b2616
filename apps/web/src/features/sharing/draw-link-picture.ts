import { LINK_PICTURE, MAX_LINK_PICTURE } from "@taiyari/domain/account";
import { type ResumeDraft, toTemplateData } from "@taiyari/domain/draft";
import { openDocuments } from "../../lib/documents/documents.ts";
import { exportPdf } from "../../shared/export/export-pdf.ts";
import type { PreviewHandle } from "../../shared/preview/preview-handle.ts";

/** At which 10 pt are 17 pixels: read without opening the picture, and an A4 page leaves a margin of 80. */
const PIXELS_PER_POINT = 1.75;

/** Above the page, in pixels. */
const TOP = 48;

/** Of JPEG, the best first. */
const QUALITIES = [0.86, 0.72, 0.55, 0.4] as const;

const GROUND = "#e6e2da";
const SHADOW = "rgb(40 32 20 / 28%)";

/**
 * The beginning of the first page, as large as it can be read, on a plain ground.
 *
 * @param preview  shows `draft`
 * @returns        a JPEG in base64; null where this browser cannot make one
 * @throws         an Error when the file could not be written, or the worker ended
 */
export async function drawLinkPicture(
  preview: Pick<PreviewHandle, "capture">,
  draft: ResumeDraft,
): Promise<string | null> {
  const { bytes } = await exportPdf(preview, toTemplateData(draft), new Date());
  const documents = openDocuments();
  try {
    await documents.ask({ kind: "open", bytes });
    const page = await documents.ask({ kind: "draw", page: 1, pixelsPerPoint: PIXELS_PER_POINT });
    if (!page) return null;
    const picture = encoded(page);
    page.close();
    return picture;
  } finally {
    documents.close();
  }
}

function encoded(page: ImageBitmap): string | null {
  const canvas = document.createElement("canvas");
  canvas.width = LINK_PICTURE.width;
  canvas.height = LINK_PICTURE.height;
  const context = canvas.getContext("2d");
  if (!context) return null;
  const left = Math.round((canvas.width - page.width) / 2);
  context.fillStyle = GROUND;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.shadowColor = SHADOW;
  context.shadowBlur = 24;
  context.fillStyle = "#ffffff";
  context.fillRect(left, TOP, page.width, page.height);
  context.shadowColor = "transparent";
  context.drawImage(page, left, TOP);
  const start = "data:image/jpeg;base64,";
  for (const quality of QUALITIES) {
    const text = canvas.toDataURL("image/jpeg", quality);
    if (!text.startsWith(start)) return null;
    if (text.length - start.length <= MAX_LINK_PICTURE) return text.slice(start.length);
  }
  return null;
}
