import { MAX_RESUME_PAGES, type ReadProblem, type SourceDocument } from "@taiyari/domain/resume";
import { fail, ok, type Result } from "@taiyari/domain/result";
import { layOut } from "./word/layout.ts";
import { readNumbering } from "./docx/numbering.ts";
import { applicationOf, mainPart, type OfficePackage, openPackage } from "./docx/package.ts";
import { readSections } from "./docx/sections.ts";
import { readStyles } from "./docx/styles.ts";
import { readTableDefaults } from "./docx/tables.ts";
import { XmlError } from "./docx/xml.ts";
import { hasLetters } from "./has-letters.ts";
import { isEncryptedOffice } from "./sniff.ts";

/**
 * Reads a Word document (DOCX) and lays it out on pages the way a printer would.
 *
 * Text that Word does not show is left out: hidden text, tracked deletions, comments. Bullets of every
 * kind become "•"; letters of symbol fonts stay in the private-use area.
 */
export function readDocx(bytes: Uint8Array): Result<SourceDocument, ReadProblem> {
  if (isEncryptedOffice(bytes)) return fail({ kind: "encrypted" });
  const opened = openPackage(bytes);
  if (!opened.ok) {
    const isBomb = opened.problem.kind === "too-large";
    return fail(isBomb ? { kind: "too-large", limit: "memory" } : { kind: "damaged" });
  }

  try {
    const office = opened.value;
    const pages = layOut(readSections(office, mainPart(office), contextOf(office)));
    if (pages.length === 0) return fail({ kind: "damaged" });
    if (pages.length > MAX_RESUME_PAGES) return fail({ kind: "too-large", limit: "pages" });
    if (!hasLetters(pages)) return fail({ kind: "no-text", pages: pages.length });
    return ok({ format: "docx", pages, producer: applicationOf(office), tagged: false });
  } catch (error) {
    if (error instanceof XmlError) return fail({ kind: "damaged" });
    throw error;
  }
}

function contextOf(office: OfficePackage) {
  const folder = mainPart(office).replace(/[^/]*$/, "");
  return {
    styles: readStyles(
      office.part(`${folder}styles.xml`),
      office.part(`${folder}theme/theme1.xml`),
    ),
    numbering: readNumbering(office.part(`${folder}numbering.xml`)),
    tables: readTableDefaults(office.part(`${folder}settings.xml`)),
  };
}
