import { describe, expect, test } from "vitest";
import { type Entry, entriesOf, withEntries } from "../correct/entries.ts";
import { applyEdit } from "../draft/apply-edit.ts";
import type { DraftField, DraftValue, ResumeDraft } from "../draft/draft.ts";
import { newDraft } from "../draft/new-draft.ts";
import { SECTIONS } from "../draft/sections.ts";
import { valueOf } from "../draft/sections-of.ts";
import { draftToJsonResume } from "../export/draft-to-json-resume.ts";
import { outlineOf } from "../export/outline-of.ts";
import { toPlainText } from "../export/to-plain-text.ts";
import { importJson } from "../import/json/import-json.ts";
import { readEntries } from "../proof/read-fields.ts";
import type { Found } from "../resume/reading.ts";
import { readingOf } from "../resume/testing/reading.ts";
import { readFieldsOf } from "./read-names.ts";
import {
  fieldsOf,
  isListSection,
  LIST_SECTIONS,
  SECTION_IDS,
  type SectionField,
} from "./sections.ts";

/** Every field with its section. A checkbox says nothing alone and is tried with its period. */
const FIELDS = SECTION_IDS.flatMap((section) =>
  fieldsOf(section).map((field) => ({ section, field, name: `${section}.${field.id}` })),
);
const WRITTEN = FIELDS.filter(({ field }) => field.type !== "checkbox");

/** Something a person could write there. */
function sampleFor({ id, type, role }: SectionField): DraftValue {
  if (type === "tags") return ["Saplings"];
  if (type === "date") return "Mar 2021";
  if (role === "text") return "• Saplings";
  if (role === "email") return "saplings@example.com";
  if (role === "phone") return "+91 98765 43210";
  if (id === "linkedin") return "https://www.linkedin.com/in/saplings";
  return role === "web" ? "https://saplings.example.com" : "Saplings";
}

/** A draft that shows the section, with values in fields of its one entry. */
function draftWith(
  section: (typeof SECTION_IDS)[number],
  values: Readonly<Record<string, DraftValue>>,
): { readonly draft: ResumeDraft; readonly at: (field: string) => DraftField } {
  const item = isListSection(section) ? "it" : null;
  const at = (field: string) => ({ section, item, field });
  let draft = applyEdit(newDraft(), { kind: "hide-section", id: section, isHidden: false });
  if (item) draft = applyEdit(draft, { kind: "add-item", section, id: item });
  for (const [field, value] of Object.entries(values)) {
    draft = applyEdit(draft, { kind: "set-field", field: at(field), value });
  }
  return { draft, at };
}

/** What comes back of a draft when all that another tool keeps of its JSON Resume is read. */
function throughJson(draft: ResumeDraft): ResumeDraft {
  const { meta: _meta, ...file } = draftToJsonResume(draft);
  const read = importJson(JSON.stringify(file), () => "it");
  if (!read.ok) throw new Error(read.problem.kind);
  return read.value.draft;
}

const found = (value: string): Found => ({ value, confidence: 1, places: [] });

/** An entry of which the reader found everything that it has for this list. */
function fullEntry(list: (typeof LIST_SECTIONS)[number]): Entry {
  const date = { ...found(""), value: { year: 2021, text: "2021" } };
  const roles = new Set(fieldsOf(list).map(({ role }) => role));
  return {
    fields: Object.fromEntries(readFieldsOf(list).map(({ name }) => [name, found(name)])),
    start: roles.has("start") ? date : null,
    end: date,
    current: false,
    technologies: roles.has("tags") ? [found("SQL")] : [],
    bullets: [found("Saplings")],
  };
}

describe("the registry of fields", () => {
  test.each(FIELDS)("$name has a label, and stands in the form under it", ({ section, field }) => {
    expect(field.label.trim()).not.toBe("");
    const form = SECTIONS.find(({ id }) => id === section)?.fields ?? [];
    expect(form.find(({ id }) => id === field.id)).toMatchObject({
      name: field.label,
      type: field.type,
    });
  });

  test.each(LIST_SECTIONS)("%s names its entries by one field", (list) => {
    expect(fieldsOf(list).filter(({ role }) => role === "title")).toHaveLength(1);
  });

  test.each(SECTION_IDS)("%s writes no key of a JSON Resume twice", (section) => {
    const keys = fieldsOf(section).flatMap(({ json }) => {
      if ("own" in json) return [];
      if ("list" in json) return [json.list];
      return "paragraphs" in json ? [json.paragraphs, json.bullets] : [json[0]];
    });
    expect(keys).toEqual([...new Set(keys)]);
  });

  test.each(WRITTEN)("$name comes back from JSON Resume", ({ section, field }) => {
    const sample = sampleFor(field);
    const { draft, at } = draftWith(section, { [field.id]: sample });
    expect(valueOf(throughJson(draft), at(field.id))).toEqual(sample);
  });

  test("a job that goes on comes back from JSON Resume as one", () => {
    const { draft, at } = draftWith("experience", { startDate: "Mar 2021", current: true });
    expect(valueOf(throughJson(draft), at("current"))).toBe(true);
  });

  test.each(WRITTEN)("$name is in the plain text", ({ section, field }) => {
    const sample = sampleFor(field);
    const { draft } = draftWith(section, { [field.id]: sample });
    expect(toPlainText(outlineOf(draft))).toMatch(
      field.role === "phone" ? /98765 43210/u : /saplings|Mar 2021/iu,
    );
  });

  test.each(LIST_SECTIONS)("%s keeps in a reading all that the reader has for it", (list) => {
    const entry = fullEntry(list);
    expect(entriesOf(withEntries(readingOf({}), list, [entry]), list)).toEqual([entry]);
  });

  test.each(LIST_SECTIONS)("%s is compared field by field with what was read", (list) => {
    const reading = withEntries(readingOf({}), list, [fullEntry(list)]);
    const read = readEntries(reading).find(({ section }) => section === list);
    const compared = new Set(read?.fields.map(({ field }) => field));
    const expected = fieldsOf(list).filter(({ role, read: name }) =>
      ["title", "subtitle", "detail", "until", "web", "email", "phone"].includes(role)
        ? name !== undefined
        : role !== "current",
    );
    expect(compared).toEqual(new Set(expected.map(({ id }) => id)));
  });
});
