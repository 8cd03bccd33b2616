import { readFieldsOf } from "../fields/read-names.ts";
import { fieldsOf } from "../fields/sections.ts";
import { assertNever } from "../result/index.ts";
import type { EntryField, EntryList, EntryRef } from "../resume/corrections.ts";
import type {
  Found,
  ItemList,
  PartialDate,
  ReadEducation,
  ReadExperience,
  Reading,
  ReadItem,
  ReadItemExtras,
  ReadProject,
} from "../resume/reading.ts";

/** An entry of any list in one shape, so that a correction is written once for all of them. */
export interface Entry {
  /** Those its list has, in the order of a page; null for what is absent. */
  readonly fields: Readonly<Partial<Record<EntryField, Found | null>>>;
  readonly start: Found<PartialDate> | null;
  /** The one date of an entry that has no period. */
  readonly end: Found<PartialDate> | null;
  readonly current: boolean;
  /** [] for a list whose entries have none. */
  readonly technologies: readonly Found[];
  readonly bullets: readonly Found[];
}

/** The field that names an entry. */
export type MainField = "title" | "degree";

/** The texts that the entries of a list have, in the order of a page. */
export function fieldsIn(list: EntryList): readonly EntryField[] {
  return readFieldsOf(list).map(({ name }) => name);
}

/** The field that says what an entry of a list is. */
export function mainFieldOf(list: EntryList): MainField {
  return list === "education" ? "degree" : "title";
}

/** Whether the entries of a list have a beginning and an end; the others have one date. */
export function hasPeriod(list: EntryList): boolean {
  return fieldsOf(list).some(({ role }) => role === "start");
}

/** An entry of a list with nothing in it. */
export function emptyEntry(list: EntryList): Entry {
  const fields: Partial<Record<EntryField, Found | null>> = {};
  for (const field of fieldsIn(list)) fields[field] = null;
  return { fields, start: null, end: null, current: false, technologies: [], bullets: [] };
}

/** The entries of a list, in order. */
export function entriesOf(reading: Reading, list: EntryList): readonly Entry[] {
  switch (list) {
    case "experience":
      return reading.experience.map(({ title, company, location, ...rest }) => ({
        fields: { title, company, location },
        ...rest,
        technologies: [],
      }));
    case "education":
      return reading.education.map(({ degree, institution, location, grade, ...rest }) => ({
        fields: { degree, institution, location, grade },
        ...rest,
        technologies: [],
      }));
    case "projects":
      return reading.projects.map(({ name, role, url, ...rest }) => ({
        fields: { title: name, role, url },
        ...rest,
      }));
    case "certifications":
    case "awards":
    case "publications":
    case "references":
      return reading[list].map(({ title, by, date, bullets, ...more }) => ({
        fields: { ...itemFields(list, more), title: title.value === "" ? null : title, by },
        start: null,
        end: date,
        current: false,
        technologies: [],
        bullets,
      }));
    default:
      return assertNever(list);
  }
}

/** The entry that a reference names; null when there is none. */
export function entryAt(reading: Reading, { list, at }: EntryRef): Entry | null {
  return entriesOf(reading, list)[at] ?? null;
}

/** A reading with other entries in a list. */
export function withEntries(reading: Reading, list: EntryList, entries: readonly Entry[]): Reading {
  switch (list) {
    case "experience":
      return { ...reading, experience: entries.map(toExperience) };
    case "education":
      return { ...reading, education: entries.map(toEducation) };
    case "projects":
      return { ...reading, projects: entries.map(toProject) };
    case "certifications":
    case "awards":
    case "publications":
    case "references":
      return { ...reading, [list]: entries.map((entry) => toItem(list, entry)) };
    default:
      return assertNever(list);
  }
}

/** A reading with another entry in one place. */
export function withEntry(reading: Reading, { list, at }: EntryRef, entry: Entry): Reading {
  return withEntries(reading, list, entriesOf(reading, list).with(at, entry));
}

function periodOf({ start, end, current }: Entry) {
  return { start, end, current };
}

function toExperience(entry: Entry): ReadExperience {
  const { title = null, company = null, location = null } = entry.fields;
  return { title, company, location, ...periodOf(entry), bullets: entry.bullets };
}

function toEducation(entry: Entry): ReadEducation {
  const { degree = null, institution = null, location = null, grade = null } = entry.fields;
  return { degree, institution, location, grade, ...periodOf(entry), bullets: entry.bullets };
}

function toProject(entry: Entry): ReadProject {
  const { title = null, role = null, url = null } = entry.fields;
  const { technologies, bullets } = entry;
  return { name: title, role, url, ...periodOf(entry), technologies, bullets };
}

/** The title of an item that a person added and has not named yet. */
const NO_TITLE: Found = { value: "", confidence: 1, places: [], by: "person" };

/** What an item of a list may have besides title and issuer; null for what is absent. */
function itemFields(list: ItemList, from: Entry["fields"]): ReadItemExtras {
  const extras = fieldsIn(list).filter((field) => field !== "title" && field !== "by");
  return Object.fromEntries(extras.map((field) => [field, from[field] ?? null]));
}

function toItem(list: ItemList, entry: Entry): ReadItem {
  const { title, by = null } = entry.fields;
  return {
    title: title ?? NO_TITLE,
    by,
    date: entry.end,
    ...itemFields(list, entry.fields),
    bullets: entry.bullets,
  };
}
