import type { Certificate } from "@taiyari/contract";
import { createPdfWriter } from "../../shared/export/pdf-writer.ts";
import { remarksOn } from "../../shared/export/remarks.ts";
import { withHiddenFrame } from "../../shared/preview/frame-client.ts";
import { facesInTime, paperFaces } from "../../shared/preview/paper-faces.ts";
import css from "./certificate.css?inline";
import { certificateDocument } from "./certificate-document.ts";

/** Millimetres. */
const MARGINS = { top: 15, side: 15, bottom: 12 };
/** A file is worth a longer wait for its fonts than a preview. */
const PATIENCE_MS = 12_000;

const writePdf = createPdfWriter(paperFaces);

export interface WrittenCertificate {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** What the person should know of it, in sentences; [] for a file without faults. */
  readonly remarks: readonly string[];
}

/**
 * Lays the certificate out in a frame that nobody sees and writes it as a tagged PDF. The same certificate gives the same
 * bytes: the file is dated as it is.
 *
 * @throws  an Error when the frame or a font could not be loaded, or the file not be written
 */
export async function writeCertificate(
  certificate: Certificate,
  address: string,
): Promise<WrittenCertificate> {
  const list = await withHiddenFrame(
    { facesFor: (ids: Parameters<typeof facesInTime>[0]) => facesInTime(ids, PATIENCE_MS) },
    async (frame) => {
      await frame.ask({
        kind: "show",
        content: {
          files: { html: certificateDocument(certificate, address).html, css, script: null },
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
