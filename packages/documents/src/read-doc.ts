import { MAX_RESUME_PAGES, type ReadProblem, type SourceDocument } from "@taiyari/domain/resume";
import { fail, ok, type Result } from "@taiyari/domain/result";
import { openCompoundFile } from "./doc/compound-file.ts";
import { openDocument } from "./doc/document.ts";
import { readInformationBlock } from "./doc/information-block.ts";
import { readOldText } from "./doc/old-text.ts";
import { readSections } from "./doc/sections.ts";
import { hasLetters } from "./has-letters.ts";
import { layOut } from "./word/layout.ts";

/**
 * Reads an old Word document (DOC) and lays it out on pages the way a printer would.
 *
 * Reads Word 97 to 2003 in full, and of Word 6 and 95 the text. Text that Word does not show is left out: hidden
 * text, tracked deletions, comments. Bullets of every kind become "•".
 */
export function readDoc(bytes: Uint8Array): Result<SourceDocument, ReadProblem> {
  const file = openCompoundFile(bytes);
  const stream = file?.stream("WordDocument");
  const information = stream && readInformationBlock(stream);
  if (!file || !stream || !information) return fail({ kind: "damaged" });
  if (information.isEncrypted) return fail({ kind: "encrypted" });

  const sections =
    information.version === "95"
      ? readOldText(stream, information)
      : readSections(openDocument(file, stream, information));
  const pages = layOut(sections);
  if (pages.length === 0) return fail({ kind: "damaged" });
  if (pages.length > MAX_RESUME_PAGES) return fail({ kind: "too-large", limit: "pages" });
  if (!hasLetters(pages)) return fail({ kind: "no-text", pages: pages.length });
  return ok({ format: "doc", pages, producer: "", tagged: false });
}
