import type { DraftField, ResumeDraft } from "./draft.ts";
import { itemsOf } from "./holders.ts";
import { namesOf } from "./item-title.ts";
import { definitionOf, fieldsAt, isItemSwitch, ITEM_HIDDEN } from "./sections-of.ts";

const BETWEEN = " · ";

/** "Experience · Senior Data Analyst, Saral Commerce · Start date". A place the draft does not have is left out. */
export function fieldLabel(draft: ResumeDraft, place: DraftField): string {
  const { section, item, field } = place;
  const known = fieldsAt(draft, place);
  const name = isItemSwitch(place) ? ITEM_HIDDEN.name : known.find(({ id }) => id === field)?.name;
  const holder = item === null ? sectionLabel(draft, section) : itemLabel(draft, section, item);
  return [holder, name ?? ""].filter(Boolean).join(BETWEEN);
}

/** "Experience · Senior Data Analyst, Saral Commerce"; "Experience · Entry 2" for one without a name. */
export function itemLabel(draft: ResumeDraft, section: string, itemId: string): string {
  const place = itemsOf(draft, section).findIndex((item) => item.id === itemId);
  const item = itemsOf(draft, section)[place];
  const names = item ? namesOf(section, item).join(", ") : "";
  return [sectionLabel(draft, section), names || `Entry ${place + 1}`].join(BETWEEN);
}

/** "Experience", or the name the person gave. */
export function sectionLabel(draft: ResumeDraft, section: string): string {
  return definitionOf(draft, section)?.name.trim() ?? "";
}
