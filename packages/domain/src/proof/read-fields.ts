import { entriesOf, type Entry } from "../correct/entries.ts";
import { alsoReadOf } from "../fields/read-names.ts";
import {
  fieldsOf,
  LIST_SECTIONS,
  type ListSectionId,
  type SectionField,
  type SectionId,
} from "../fields/sections.ts";
import type { ContactField, EntryField } from "../resume/corrections.ts";
import type { Found, PartialDate, Place, Reading } from "../resume/reading.ts";
import { ONGOING } from "./typed-fields.ts";

/** A text the machine has, with the section and field of the form it belongs to. */
export interface ReadField {
  readonly section: string;
  readonly field: string;
  readonly text: string;
  readonly places: readonly Place[];
}

/** An entry of a list as the machine has it, or the contact block or the skills as one. */
export interface ReadEntry {
  readonly section: string;
  readonly fields: readonly ReadField[];
}

/** A reading under the names of the form's sections and fields. */
export function readEntries(reading: Reading): readonly ReadEntry[] {
  const { contact } = reading;
  const links = contact.links.map((link) => ({ ...link, value: link.value.url }));
  const skills = [...reading.skills.flatMap((group) => group.skills), ...reading.languages];
  const entries = LIST_SECTIONS.map((list) =>
    entriesOf(reading, list).map((read) => entry(list, (field) => foundOf(list, field, read))),
  );
  return [
    entry("personal", ({ read, role }) => {
      if (role === "web") return links;
      return some(role === "text" ? reading.summary : contact[read as ContactField]);
    }),
    ...entries.slice(0, LISTS_BEFORE_SKILLS).flat(),
    // Which list a skill was in is not what a machine keeps.
    withGroups(
      entry("skills", () => skills),
      reading,
    ),
    ...entries.slice(LISTS_BEFORE_SKILLS).flat(),
  ];
}

/** With the names of groups, and what may be in one of the person's own. */
function withGroups(tags: ReadEntry, { skills }: Reading): ReadEntry {
  const named = skills.flatMap(({ name }) => (name ? [{ ...name, field: "name" }] : []));
  const within = skills.flatMap((group) =>
    group.skills.map((skill) => ({ ...skill, field: "skills" })),
  );
  const groups = [...named, ...within].map(({ value, places, field }) => ({
    section: tags.section,
    field,
    text: value,
    places,
  }));
  return { ...tags, fields: [...tags.fields, ...groups] };
}

/** Experience, education, projects. What is found in several places is said of the first of them. */
const LISTS_BEFORE_SKILLS = 3;

function foundOf(list: ListSectionId, { role, read }: SectionField, from: Entry): readonly Found[] {
  switch (role) {
    case "start":
      return some(dateFound(from.start));
    case "end":
      return from.current
        ? [{ value: ONGOING, confidence: 1, places: from.end?.places ?? [] }]
        : some(dateFound(from.end));
    case "date":
      return some(dateFound(from.end));
    case "current":
      return [];
    case "tags":
      return from.technologies;
    case "text":
    case "quote":
      return [...alsoReadOf(list).flatMap((name) => some(from.fields[name])), ...from.bullets];
    case "title":
    case "subtitle":
    case "detail":
    case "until":
    case "web":
    case "email":
    case "phone":
      return read === undefined ? [] : some(from.fields[read as EntryField]);
  }
}

function dateFound(date: Found<PartialDate> | null): Found | null {
  return date && { ...date, value: date.value.text };
}

function some(found: Found | null | undefined): readonly Found[] {
  return found ? [found] : [];
}

function entry(section: SectionId, foundIn: (field: SectionField) => readonly Found[]): ReadEntry {
  const fields = inOrder(section).flatMap((field) =>
    foundIn(field).map(({ value, places }) => ({ section, field: field.id, text: value, places })),
  );
  return { section, fields };
}

/** Long texts last: what is in a field of its own is found there rather than in a description. */
function inOrder(section: SectionId): readonly SectionField[] {
  const fields = fieldsOf(section);
  return [...fields.filter((field) => !isLong(field)), ...fields.filter(isLong)];
}

function isLong({ role }: SectionField): boolean {
  return role === "text" || role === "quote";
}
