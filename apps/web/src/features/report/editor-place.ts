import type { Evidence } from "../../shared/report/report-words.ts";

/** The sections of the editor that a check is about where it quotes nothing. */
const SECTIONS: Readonly<Record<string, string>> = {
  "contact-found": "personal",
  "summary-says": "personal",
  "job-title": "personal",
  "skills-shown": "skills",
  "terms-asked": "skills",
  "education-complete": "education",
  "degree-asked": "education",
  achievements: "experience",
  specifics: "experience",
  "opening-verbs": "experience",
  "bullet-length": "experience",
  "jobs-complete": "experience",
  "dates-parsed": "experience",
  "dates-one-format": "experience",
  "page-length": "experience",
  timeline: "experience",
  "duties-shown": "experience",
  "recent-use": "experience",
};

/**
 * Where the editor opens the resume made of an upload to mend what was found: at the field with the quoted words, else
 * at the section that the check is about, else at its beginning.
 */
export function editorPlaceOf(
  upload: string,
  checkId: string,
  evidence: Evidence | undefined,
): { upload: string; section?: string; find?: string } {
  const section = SECTIONS[checkId];
  const find = evidence?.quote.trim();
  return { upload, ...(section && { section }), ...(find && { find }) };
}
