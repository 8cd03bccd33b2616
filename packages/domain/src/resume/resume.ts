import type { ListSectionId, SectionValues } from "../fields/sections.ts";

type Lists = { readonly [Id in ListSectionId]: readonly SectionValues<Id>[] };

/**
 * A resume as a person writes it: the shape the editor keeps, the reader fills and templates show. Its fields are
 * those of `fields/`.
 *
 * Source: the specification, section 3, "Resume data (editor)". Dates are text as written, so that
 * "Summer 2020" survives. A description holds paragraphs and bullets, one a line; a bullet's line
 * begins with "• ", with two blanks before it for each level it is below. Bold, italic and linked words are marked by
 * signs that `rich/` reads (decision 0044).
 */
export interface Resume extends Lists {
  readonly personal: Personal;
  readonly skills: Skills;
}

/** "" for what is not given. */
export type Personal = SectionValues<"personal">;
export type Experience = SectionValues<"experience">;
export type Education = SectionValues<"education">;
export type Skills = SectionValues<"skills">;
export type Project = SectionValues<"projects">;
export type Certification = SectionValues<"certifications">;
export type Award = SectionValues<"awards">;
export type Publication = SectionValues<"publications">;
export type Reference = SectionValues<"references">;
