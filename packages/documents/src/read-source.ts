import { MAX_RESUME_BYTES, type ReadProblem, type SourceDocument } from "@taiyari/domain/resume";
import { assertNever, fail, type Result } from "@taiyari/domain/result";
import { readDoc } from "./read-doc.ts";
import { readDocx } from "./read-docx.ts";
import { readPdf } from "./read-pdf.ts";
import { sniff } from "./sniff.ts";

/**
 * Reads a file of any accepted format, recognised by its content and not by its name.
 *
 * Has no limits of time or memory of its own: run it in a worker (`createDocumentReader`).
 *
 * @param bytes  the whole file; may be empty afterwards
 */
export async function readSource(bytes: Uint8Array): Promise<Result<SourceDocument, ReadProblem>> {
  if (bytes.length > MAX_RESUME_BYTES) return fail({ kind: "too-large", limit: "bytes" });
  const kind = sniff(bytes);
  switch (kind) {
    case "pdf":
      return readPdf(bytes);
    case "docx":
      return readDocx(bytes);
    case "doc":
      return readDoc(bytes);
    case "unknown":
      return fail({ kind: "not-a-pdf" });
    default:
      return assertNever(kind);
  }
}
