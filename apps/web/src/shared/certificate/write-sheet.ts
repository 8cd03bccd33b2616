import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { createPdfWriter } from "../export/pdf-writer.ts";
import { remarksOn } from "../export/remarks.ts";
import { withHiddenFrame } from "../preview/frame-client.ts";
import { facesInTime, paperFaces } from "../preview/paper-faces.ts";
import css from "./certificate-sheet.css?inline";
import { CertificateSheet, type SheetContent } from "./certificate-sheet.tsx";

/** The sheet fills its paper. */
const MARGINS = { top: 0, side: 0, bottom: 0 };
/** A file is worth a longer wait for its fonts than a preview. */
const PATIENCE_MS = 12_000;

const writePdf = createPdfWriter(paperFaces);

export interface WrittenCertificate {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** What the person should know of it, in sentences; [] for a file without faults. */
  readonly remarks: readonly string[];
}

/**
 * Lays the sheet of the screen out in a frame that nobody sees and writes it as a tagged PDF. The same certificate gives
 * the same bytes: the file is dated as it is.
 *
 * @param madeAt  in UTC
 * @throws  an Error when the frame or a font could not be loaded, or the file not be written
 */
export async function writeSheet(
  content: SheetContent,
  { title, madeAt }: { readonly title: string; readonly madeAt: string },
): Promise<WrittenCertificate> {
  const list = await withHiddenFrame(
    { facesFor: (ids: Parameters<typeof facesInTime>[0]) => facesInTime(ids, PATIENCE_MS) },
    async (frame) => {
      await frame.ask({
        kind: "show",
        content: {
          files: { html: sheetHtml(content), css, script: null },
          margins: MARGINS,
          data: {},
          choices: {
            accent: "#0f6b6b",
            fonts: "inter",
            density: "normal",
            paper: "a4",
            margins: "normal",
            photo: false,
          },
          language: "en-IN",
          isLandscape: true,
        },
      });
      return frame.ask({ kind: "capture" });
    },
  );
  const bytes = await writePdf(list, {
    title,
    author: "",
    language: "en-IN",
    creator: "Taiyari",
    created: new Date(madeAt),
  });
  return { bytes, remarks: remarksOn(list.missing, list.warnings) };
}

function sheetHtml(content: SheetContent): string {
  const holder = document.createElement("div");
  const root = createRoot(holder);
  flushSync(() => root.render(createElement(CertificateSheet, { content, kind: "document" })));
  const html = holder.innerHTML;
  root.unmount();
  return html;
}
