import type { DraftData, FieldDefinition, ResumeDraft } from "./draft.ts";
import type { AnyItem } from "./holders.ts";
import { SECTIONS } from "./sections.ts";

const NO_DATA: DraftData = {
  personal: {
    fullName: "",
    title: "",
    email: "",
    phone: "",
    location: "",
    linkedin: "",
    website: "",
    summary: "",
    photo: "",
  },
  experience: [],
  education: [],
  skills: { technical: [], soft: [], languages: [] },
  projects: [],
  certifications: [],
  awards: [],
  publications: [],
  references: [],
  custom: [],
};

/** Source: the specification, section 9. */
export const DEFAULT_TEMPLATE = "modern";

/** An empty resume: the default template, the sections in their first order, awards, publications, references hidden. */
export function newDraft(): ResumeDraft {
  return {
    resumeData: NO_DATA,
    currentTemplate: DEFAULT_TEMPLATE,
    sections: SECTIONS.map(({ id, isHidden }) => ({ id, isHidden })),
    chosen: {},
  };
}

/** What stands in a field at the beginning. */
export function blankValue({ type }: FieldDefinition): string | boolean | readonly string[] {
  if (type === "checkbox") return false;
  return type === "tags" ? [] : "";
}

/** A blank entry with these fields. */
export function blankItem(id: string, fields: readonly FieldDefinition[]): AnyItem {
  const values = fields.map((field) => [field.id, blankValue(field)] as const);
  return { id, ...Object.fromEntries(values) };
}
