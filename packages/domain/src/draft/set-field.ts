import { assertNever } from "../result/index.ts";
import type { FieldType } from "../fields/field.ts";
import type { DraftField, DraftValue, ResumeDraft } from "./draft.ts";
import { fieldOf, holderOf, withHolder } from "./holders.ts";
import { fitValue, isPhotoText } from "./limits.ts";
import { hideItem } from "./hidden-items.ts";
import { fieldsAt, isItemSwitch, isPhoto } from "./sections-of.ts";

/** The draft with that value in that field; the same draft for a field it does not have. Throws for a wrong type. */
export function setField(draft: ResumeDraft, field: DraftField, value: DraftValue): ResumeDraft {
  if (isItemSwitch(field) && typeof value === "boolean") {
    return hideItem(draft, field.section, field.item ?? "", value);
  }
  const definition = fieldsAt(draft, field).find(({ id }) => id === field.field);
  const holder = holderOf(draft, field.section, field.item);
  if (!definition || !holder) return draft;

  const before = fieldOf(holder, field.field);
  if (before === null) return draft;
  if (!isOfType(value, definition.type)) {
    throw new TypeError(`${field.section}.${field.field} holds ${definition.type}`);
  }
  if (isPhoto(field) && !isPhotoText(String(value))) return draft;

  const after = isPhoto(field) ? value : fitValue(value);
  if (isSameValue(before, after)) return draft;
  return withHolder(draft, field.section, field.item, { ...holder, [field.field]: after });
}

function isOfType(value: DraftValue, type: FieldType): boolean {
  switch (type) {
    case "text":
    case "textarea":
    case "date":
      return typeof value === "string";
    case "checkbox":
      return typeof value === "boolean";
    case "tags":
      return Array.isArray(value) && value.every((tag) => typeof tag === "string");
    default:
      return assertNever(type);
  }
}

/** Whether two values are the same: tags in the same order. */
export function isSameValue(a: DraftValue | null, b: DraftValue | null): boolean {
  if (a === b) return true;
  if (!Array.isArray(a) || !Array.isArray(b)) return false;
  return a.length === b.length && a.every((tag, i) => tag === b[i]);
}
