import type { DraftValue, FieldDefinition, ResumeDraft, SectionDefinition } from "./draft.ts";
import type { SkillGroup } from "../resume/template.ts";
import { type AnyItem, fieldOf, holderOf, itemsOf } from "./holders.ts";
import { isItemHidden } from "./hidden-items.ts";
import { definitionOf, entriesDefinition, savedFieldsOf } from "./sections-of.ts";
import { SECTIONS } from "./sections.ts";

/** Whether anything is in a value. A checkbox alone says nothing. */
export function isFilled(value: DraftValue | null): boolean {
  if (typeof value === "string") return value.trim() !== "";
  return Array.isArray(value) && value.some((tag) => tag.trim() !== "");
}

/**
 * Whether a section counts as completed: all its required fields are filled, in a list those of at least one entry.
 * Hidden entries do not count. A section that requires nothing (skills, a text of the person's own) does once anything is in it.
 * False for a section the draft does not have.
 *
 * Source: the specification, section 5, "Editor".
 */
export function isSectionComplete(draft: ResumeDraft, sectionId: string): boolean {
  const definition = definitionOf(draft, sectionId);
  if (!definition) return false;
  const holder = holderOf(draft, sectionId, null);
  const items = itemsOf(draft, sectionId).filter((item) => !isItemHidden(item));
  const groups = entriesDefinition(draft, sectionId);
  if (!definition.isRepeatable && groups && items.some((item) => !isBlankItem(groups, item)))
    return true;
  const holders = definition.isRepeatable ? items : holder ? [holder] : [];
  const required = definition.fields.filter((field) => field.required);
  return holders.some((each) =>
    required.length > 0
      ? required.every(({ id }) => isFilled(fieldOf(each, id)))
      : isAnyFilled(each, definition.fields),
  );
}

/** Whether an entry of a section has nothing written in it. */
export function isBlankItem(section: Pick<SectionDefinition, "fields">, item: AnyItem): boolean {
  return !isAnyFilled(item, section.fields);
}

/** Whether nobody has written anything yet. Looks and the order of sections do not count. */
export function isBlank(draft: ResumeDraft): boolean {
  const { custom, skills } = draft.resumeData;
  if (custom.length > 0 || (skills.groups ?? []).some(hasWords)) return false;
  return SECTIONS.every((section) => {
    const holder = holderOf(draft, section.id, null);
    const holders = section.isRepeatable ? itemsOf(draft, section.id) : holder ? [holder] : [];
    return !holders.some((each) => isAnyFilled(each, savedFieldsOf(section)));
  });
}

function hasWords({ name, skills }: SkillGroup): boolean {
  return isFilled(name) || isFilled(skills);
}

function isAnyFilled(holder: object, fields: readonly FieldDefinition[]): boolean {
  return fields.some(({ id }) => isFilled(fieldOf(holder, id)));
}
