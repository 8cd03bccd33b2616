/** The sections of the editor that checks are about. */
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

/** The section of the editor where what a check found is mended; undefined where it is about the whole page. */
export function sectionOfCheck(checkId: string): string | undefined {
  return SECTIONS[checkId];
}
