import type { FieldDefinition } from "../draft/draft.ts";
import { isListSection } from "../fields/sections.ts";
import { GROUP_FIELDS, OWN_ITEM_FIELDS, SECTIONS, SINGLE_FIELDS } from "../draft/sections.ts";
import { ITEM_HIDDEN, savedFieldsOf } from "../draft/sections-of.ts";

const BUILT_IN = new Map(SECTIONS.map((section) => [section.id, savedFieldsOf(section)]));

/**
 * The fields that a section saves outside of its entries (`item` null), or in each entry. A section of the person's
 * own has both, whichever of them shows: what was written survives a change of its type.
 */
export function fieldsIn(sectionId: string, item: string | null): readonly FieldDefinition[] {
  const fields = BUILT_IN.get(sectionId);
  if (!fields) return item === null ? SINGLE_FIELDS : [...OWN_ITEM_FIELDS, ITEM_HIDDEN];
  if (sectionId === "skills" && item !== null) return [...GROUP_FIELDS, ITEM_HIDDEN];
  if (isListSection(sectionId) !== (item !== null)) return [];
  return item === null ? fields : [...fields, ITEM_HIDDEN];
}
