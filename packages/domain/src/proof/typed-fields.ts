import { withoutHiddenItems } from "../draft/hidden-items.ts";
import { type AnyItem, itemsOf } from "../draft/holders.ts";
import { printedDate, printedWords } from "../draft/printed-words.ts";
import { isListSection } from "../fields/sections.ts";
import { itemTitle } from "../draft/item-title.ts";
import { fieldsAt, PHOTO, sectionsOf, valueOf } from "../draft/sections-of.ts";
import { withShownLevels } from "../draft/shown-levels.ts";
import type { DraftField, DraftValue, FieldDefinition, ResumeDraft } from "../draft/draft.ts";
import { linesOf } from "./words.ts";
import { plainDraft } from "../draft/plain-draft.ts";

/** A field somebody filled in and the exported file should say. */
export interface TypedField {
  readonly field: DraftField;
  readonly label: string;
  /** Of its entry; "". */
  readonly item: string;
  /** As one text, for showing. */
  readonly typed: string;
  /** What must come through: one text, the lines of a description, or the tags. Never empty. */
  readonly parts: readonly string[];
}

/** What was typed into one section. `items` counts its entries with something in them. */
export interface TypedGroup {
  readonly section: string;
  readonly name: string;
  readonly items: number;
  readonly fields: readonly TypedField[];
}

/** What a template writes as the end of something current. */
export const ONGOING = "Present";

/** The shown sections with what was typed into them; hidden entries and sections without anything are left out. */
export function typedGroups(whole: ResumeDraft): readonly TypedGroup[] {
  const draft = plainDraft(withoutHiddenItems(withShownLevels(whole)));
  return sectionsOf(draft)
    .filter((section) => !section.isHidden)
    .map((section) => {
      const items = itemsOf(draft, section.id);
      const entries = section.isRepeatable ? items : [null, ...groupsOf(section.id, items)];
      const perEntry = entries.map((entry) => {
        const item = entry ? itemTitle(section.id, entry).title : "";
        const typedIn = (definition: FieldDefinition) => {
          const field = { section: section.id, item: entry?.id ?? null, field: definition.id };
          return typedField(draft, field, definition.name, item);
        };
        const fields = fieldsAt(draft, { section: section.id, item: entry?.id ?? null, field: "" });
        return fields.filter(({ id }) => id !== PHOTO.field).flatMap(typedIn);
      });
      return {
        section: section.id,
        name: section.name,
        items: section.isRepeatable ? perEntry.filter((fields) => fields.length > 0).length : 0,
        fields: perEntry.flat(),
      };
    })
    .filter((group) => group.fields.length > 0);
}

/** Groups of skills stand beside the tags of their section. */
function groupsOf(section: string, items: readonly AnyItem[]): readonly AnyItem[] {
  return section === "skills" ? items : [];
}

function typedField(
  draft: ResumeDraft,
  field: DraftField,
  label: string,
  item: string,
): readonly TypedField[] {
  const value = shownValue(draft, field);
  const parts = partsOf(value);
  if (parts.length === 0) return [];
  const typed = typeof value === "string" ? value.trim() : parts.join(", ");
  return [{ field, label, item, typed, parts }];
}

/** An end that is still to come is written by the template; the box that says so is no text. */
function shownValue(draft: ResumeDraft, field: DraftField): DraftValue {
  const isOngoing = valueOf(draft, { ...field, field: "current" }) === true;
  if (field.field === "endDate" && isOngoing) {
    // Of a section of one's own a machine has only the words.
    return isListSection(field.section) ? ONGOING : (printedWords(draft).present ?? ONGOING);
  }
  const value = valueOf(draft, field) ?? "";
  const isDate =
    typeof value === "string" &&
    fieldsAt(draft, field).some(({ id, type }) => id === field.field && type === "date");
  return isDate ? printedDate(value, draft.language) : value;
}

function partsOf(value: DraftValue): readonly string[] {
  if (typeof value === "boolean") return [];
  if (typeof value === "string") return linesOf(value);
  return value.map((tag) => tag.trim()).filter((tag) => tag !== "");
}
