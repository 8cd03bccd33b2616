import type { Certificate } from "@taiyari/contract";
import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { createPdfWriter } from "../../shared/export/pdf-writer.ts";
import { remarksOn } from "../../shared/export/remarks.ts";
import { withHiddenFrame } from "../../shared/preview/frame-client.ts";
import { facesInTime, paperFaces } from "../../shared/preview/paper-faces.ts";
import css from "./sheet.css?inline";
import { Sheet } from "./sheet.tsx";

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
 * @throws  an Error when the frame or a font could not be loaded, or the file not be written
 */
export async function writeCertificate(certificate: Certificate): Promise<WrittenCertificate> {
  const list = await withHiddenFrame(
    { facesFor: (ids: Parameters<typeof facesInTime>[0]) => facesInTime(ids, PATIENCE_MS) },
    async (frame) => {
      await frame.ask({
        kind: "show",
        content: {
          files: { html: sheetHtml(certificate), css, script: null },
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
    title: `Certificate, ${certificate.title}, ${certificate.name}`,
    author: "",
    language: "en-IN",
    creator: "Taiyari",
    created: new Date(certificate.passedAt),
  });
  return { bytes, remarks: remarksOn(list.missing, list.warnings) };
}

function sheetHtml(certificate: Certificate): string {
  const holder = document.createElement("div");
  const root = createRoot(holder);
  flushSync(() => root.render(createElement(Sheet, { certificate, kind: "document" })));
  const html = holder.innerHTML;
  root.unmount();
  return html;
}
