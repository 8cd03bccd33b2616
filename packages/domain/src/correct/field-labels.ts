import { readFieldsOf } from "../fields/read-names.ts";
import { fieldsOf, RESUME_SECTIONS } from "../fields/sections.ts";
import type { ContactField, EntryField, EntryList } from "../resume/corrections.ts";

/** How the fields of the contact block are called, in the order of a page. */
export const CONTACT_LABELS: readonly (readonly [ContactField, string])[] = fieldsOf(
  "personal",
).flatMap(({ read, label }) => (read === undefined ? [] : [[read as ContactField, label]]));

/** How the parts of an entry are called. */
export interface EntryLabels {
  /** The heading of one entry. */
  readonly group: string;
  /** In the order of a page. */
  readonly fields: readonly (readonly [EntryField, string])[];
  readonly dates: string;
  readonly bullets: string;
}

/** How a list's entries and their parts are called. */
export function entryLabels(list: EntryList): EntryLabels {
  const roles = new Set(fieldsOf(list).map(({ role }) => role));
  return {
    group: RESUME_SECTIONS[list].itemName,
    fields: readFieldsOf(list).map(({ name, label }) => [name, label]),
    dates: roles.has("start") ? "Dates" : "Date",
    bullets: list === "experience" || list === "projects" ? "Bullets" : "Details",
  };
}
