import { blankValue, blankValues, bySection, isListSection } from "../fields/sections.ts";
import type { DraftData, FieldDefinition, ResumeDraft } from "./draft.ts";
import type { AnyItem } from "./holders.ts";
import { SECTIONS } from "./sections.ts";

const NO_DATA: DraftData = {
  ...bySection<DraftData>((id) => {
    if (id === "personal") return { ...blankValues(id), photo: "" };
    return isListSection(id) ? [] : blankValues(id);
  }),
  custom: [],
};

/** Source: the specification, section 9. */
export const DEFAULT_TEMPLATE = "modern";

/**
 * An empty resume: the default template, the sections in their first order, awards, publications, references hidden.
 */
export function newDraft(): ResumeDraft {
  return {
    resumeData: NO_DATA,
    currentTemplate: DEFAULT_TEMPLATE,
    sections: SECTIONS.map(({ id, isHidden }) => ({ id, isHidden })),
    chosen: {},
  };
}

/** A blank entry with these fields. */
export function blankItem(id: string, fields: readonly FieldDefinition[]): AnyItem {
  const values = fields.map((field) => [field.id, blankValue(field.type)] as const);
  return { id, ...Object.fromEntries(values) };
}
