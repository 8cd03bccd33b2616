import { defaultHeading } from "../draft/sections-of.ts";
import { isSection, type SectionId } from "../fields/sections.ts";
import { sectionKindOf } from "../lexicon/section-names.ts";
import type { SectionKind } from "../resume/reading.ts";

/** What a reader must take a section for; of personal details the summary has the only heading. */
const KINDS: Readonly<Record<SectionId, SectionKind>> = {
  personal: "summary",
  experience: "experience",
  education: "education",
  skills: "skills",
  projects: "projects",
  certifications: "certifications",
  awards: "awards",
  publications: "publications",
  references: "references",
};

/**
 * What to know of a heading that readers do not know, or know for another section; null for one they know, for a blank
 * one, and in a section of the person's own, which readers keep as lines whatever its name.
 */
export function headingCaution(section: string, heading: string): string | null {
  const name = heading.trim();
  if (name === "" || !isSection(section)) return null;
  const kind = sectionKindOf(name);
  if (kind === KINDS[section]) return null;
  const usual = defaultHeading(section);
  return kind === null || kind === "other"
    ? `Readers do not know “${name}” as a heading and may file what stands under it elsewhere. They know “${usual}”.`
    : `Readers take “${name}” for the heading of ${NAMES[kind] ?? "another section"} and file what stands under it there. They know “${usual}”.`;
}

const NAMES: Partial<Record<SectionKind, string>> = {
  contact: "contact details",
  summary: "a summary",
  experience: "experience",
  education: "education",
  skills: "skills",
  projects: "projects",
  certifications: "certifications",
  awards: "awards",
  publications: "publications",
  references: "references",
  languages: "languages",
};
