import { awards } from "./awards.ts";
import { certifications } from "./certifications.ts";
import { education } from "./education.ts";
import { experience } from "./experience.ts";
import type { Field, Section, ValuesOf } from "./field.ts";
import { personal } from "./personal.ts";
import { projects } from "./projects.ts";
import { publications } from "./publications.ts";
import { references } from "./references.ts";
import { skills } from "./skills.ts";

/**
 * Every section of a resume with its fields, in the order a resume begins with. A new field is written in the file of
 * its section and nowhere else: form, stored shape, JSON Resume, plain formats, labels and the comparison with what
 * our reader finds follow from it. docs/architecture.md, "A new field", says what is left to do.
 *
 * Source: the specification, section 3 (fields, which sections start hidden) and section 5 (required fields).
 */
export const RESUME_SECTIONS = {
  personal,
  experience,
  education,
  skills,
  projects,
  certifications,
  awards,
  publications,
  references,
} as const satisfies Readonly<Record<string, Section>>;

type Sections = typeof RESUME_SECTIONS;

/** The sections every resume has. */
export type SectionId = keyof Sections;

/** Those that are lists of entries. */
export type ListSectionId = {
  [Id in SectionId]: Sections[Id]["isRepeatable"] extends true ? Id : never;
}[SectionId];

/** What a section, or one entry of a list, holds: "", false or [] for what is not given. */
export type SectionValues<Id extends SectionId> = ValuesOf<Sections[Id]["fields"]>;

/** A field with its id. */
export interface SectionField extends Field {
  readonly id: string;
}

/** In the order a resume begins with. */
export const SECTION_IDS = Object.keys(RESUME_SECTIONS) as readonly SectionId[];

/** In the order a resume begins with. */
export const LIST_SECTIONS: readonly ListSectionId[] = SECTION_IDS.filter(isListSection);

/** Whether an id is that of a section that every resume has. */
export function isSection(id: string): id is SectionId {
  return Object.hasOwn(RESUME_SECTIONS, id);
}

/** Whether an id is that of a section that every resume has as a list of entries. */
export function isListSection(id: string): id is ListSectionId {
  return isSection(id) && RESUME_SECTIONS[id].isRepeatable;
}

const FIELDS = new Map<SectionId, readonly SectionField[]>(
  SECTION_IDS.map((id) => {
    const fields: Section["fields"] = RESUME_SECTIONS[id].fields;
    return [id, Object.entries(fields).map(([name, field]) => ({ id: name, ...field }))];
  }),
);

/** The fields of a section, in the order of its form. */
export function fieldsOf(section: SectionId): readonly SectionField[] {
  return FIELDS.get(section) ?? [];
}

/** A section, or an entry of a list, with nothing in it. */
export function blankValues<Id extends SectionId>(section: Id): SectionValues<Id> {
  const values = fieldsOf(section).map(({ id, type }) => [id, blankValue(type)] as const);
  return Object.fromEntries(values) as SectionValues<Id>;
}

/** What is in a field at the beginning. */
export function blankValue(type: Field["type"]): string | boolean | readonly string[] {
  if (type === "checkbox") return false;
  return type === "tags" ? [] : "";
}

/** An object with every section, in their order. The caller promises that each value is one of its section. */
export function bySection<Data extends Readonly<Record<SectionId, unknown>>>(
  valueOf: (section: SectionId) => Data[SectionId],
): Pick<Data, SectionId> {
  const values = SECTION_IDS.map((id) => [id, valueOf(id)] as const);
  return Object.fromEntries(values) as Pick<Data, SectionId>;
}
