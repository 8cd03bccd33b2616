import type {
  DraftField,
  DraftValue,
  FieldDefinition,
  ResumeDraft,
  SectionDefinition,
} from "./draft.ts";
import { RESUME_SECTIONS, type SectionId } from "../fields/sections.ts";
import { customSection, fieldOf, holderOf } from "./holders.ts";
import { GROUP_FIELDS, ownFields, SECTIONS, SINGLE_FIELDS } from "./sections.ts";

/** A section as it is in a draft: `isHidden` is what the person chose. */
export interface SectionOfDraft extends SectionDefinition {
  /** Whether the person added it. */
  readonly isCustom: boolean;
}

const BUILT_IN = new Map(SECTIONS.map((section) => [section.id, section]));

/** The definition of a section; undefined for an id that the draft does not have. */
export function definitionOf(draft: ResumeDraft, id: string): SectionDefinition | undefined {
  const builtIn = BUILT_IN.get(id);
  if (builtIn) {
    const heading = id === SUMMARY_OF ? undefined : headingOf(draft, id);
    return heading === undefined ? builtIn : { ...builtIn, name: heading };
  }
  const own = customSection(draft, id);
  if (!own) return undefined;
  return {
    id,
    name: own.name,
    icon: "folder",
    isHidden: false,
    isRepeatable: own.isRepeatable,
    itemName: own.isRepeatable ? "Item" : "",
    fields: own.isRepeatable ? ownFields(own.like) : SINGLE_FIELDS,
  };
}

/** The section whose heading is that of the summary: it has no other. */
const SUMMARY_OF = "personal";

/** The heading a person gave to a section that every resume has; undefined where it has its own. */
export function headingOf(draft: ResumeDraft, id: string): string | undefined {
  return draft.sections.find((section) => section.id === id)?.heading;
}

/** The heading a section has by itself, in English. */
export function defaultHeading(id: SectionId): string {
  return id === SUMMARY_OF ? "Summary" : RESUME_SECTIONS[id].name;
}

/** The sections of a draft in the person's order, those they added included. */
export function sectionsOf(draft: ResumeDraft): readonly SectionOfDraft[] {
  return draft.sections.flatMap(({ id, isHidden }) => {
    const definition = definitionOf(draft, id);
    return definition ? [{ ...definition, isHidden, isCustom: !BUILT_IN.has(id) }] : [];
  });
}

/** Whether a section is one that every resume has. */
export function isBuiltIn(id: string): boolean {
  return BUILT_IN.has(id);
}

/** The photo: a `data:` address, "" for none. A value of `personal` without a field of the form. */
export const PHOTO: DraftField = { section: "personal", item: null, field: "photo" };

const PHOTO_DEFINITION: FieldDefinition = {
  id: PHOTO.field,
  name: "Photo",
  type: "text",
  required: false,
  enhanceable: false,
  placeholder: "",
};

/** Whether an entry is hidden: a value of each entry without a field of the form. */
export const ITEM_HIDDEN: FieldDefinition = {
  id: "isHidden",
  name: "Hidden",
  type: "checkbox",
  required: false,
  enhanceable: false,
  placeholder: "",
};

/** The fields of a section that hold something to save: those of its form, and the photo of `personal`. */
export function savedFieldsOf(definition: SectionDefinition): readonly FieldDefinition[] {
  return definition.id === PHOTO.section
    ? [...definition.fields, PHOTO_DEFINITION]
    : definition.fields;
}

/** Whether a field says that an entry is hidden. */
export function isItemSwitch({ item, field }: DraftField): boolean {
  return item !== null && field === ITEM_HIDDEN.id;
}

/**
 * What a section's entries are in a form: the section itself where it is a list, of skills their groups; undefined for
 * one without entries.
 */
export function entriesDefinition(draft: ResumeDraft, id: string): SectionDefinition | undefined {
  const definition = definitionOf(draft, id);
  if (!definition || definition.isRepeatable) return definition;
  if (id !== "skills") return undefined;
  return { ...definition, isRepeatable: true, itemName: "Group", fields: GROUP_FIELDS };
}

/** The fields of a place that hold something to save: of an entry those of its form. */
export function fieldsAt(
  draft: ResumeDraft,
  { section, item }: DraftField,
): readonly FieldDefinition[] {
  if (item !== null) return entriesDefinition(draft, section)?.fields ?? [];
  const definition = definitionOf(draft, section);
  return definition ? savedFieldsOf(definition) : [];
}

/** Whether a field is the photo. */
export function isPhoto(field: DraftField): boolean {
  return field.section === PHOTO.section && field.field === PHOTO.field;
}

/** What is in a field; null for a field that the draft does not have. */
export function valueOf(draft: ResumeDraft, field: DraftField): DraftValue | null {
  if (isItemSwitch(field)) {
    const item = holderOf(draft, field.section, field.item);
    return item ? fieldOf(item, field.field) === true : null;
  }
  const isKnown = fieldsAt(draft, field).some(({ id }) => id === field.field);
  const holder = isKnown ? holderOf(draft, field.section, field.item) : undefined;
  return holder ? fieldOf(holder, field.field) : null;
}
