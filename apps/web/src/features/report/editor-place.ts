import { sectionOfCheck } from "../../shared/report/section-of-check.ts";
import type { Evidence } from "../../shared/report/report-words.ts";

/**
 * Where the editor opens the resume made of an upload to mend what was found: at the field with the quoted words, else
 * at the section that the check is about, else at its beginning.
 */
export function editorPlaceOf(
  upload: string,
  checkId: string,
  evidence: Evidence | undefined,
): { upload: string; section?: string; find?: string } {
  const section = sectionOfCheck(checkId);
  const find = evidence?.quote.trim();
  return { upload, ...(section && { section }), ...(find && { find }) };
}
