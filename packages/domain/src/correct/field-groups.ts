import { LIST_SECTIONS } from "../fields/sections.ts";
import type { EntryList, FieldGroup } from "../resume/corrections.ts";
import type { Found, Reading } from "../resume/reading.ts";
import { alignByPlaces, type PlacedWords, placesOf, stableNumbers } from "./align.ts";
import { entriesOf } from "./entries.ts";
import { entryFields, placedWordsOf } from "./entry-fields.ts";
import { CONTACT_LABELS, entryLabels } from "./field-labels.ts";
import { whyNoContact } from "./field-notes.ts";
import { partsField, textField, type UncountedField } from "./field-view.ts";

/**
 * A reading as a page shows it: every field with its number, in the order a person checks them. A field is there when
 * something was read, when a person changed it, or when a machine looks for it and finds nothing.
 *
 * @param made       the reading as made, for what a machine had read
 * @param corrected  what `applyCorrections` made of it; the same without corrections
 */
export function fieldGroupsOf(made: Reading, corrected: Reading): readonly FieldGroup[] {
  const groups = [
    group("contact", "Contact", contactFields(made, corrected)),
    group("summary", "Summary", summaryFields(made, corrected)),
    ...(["experience", "education", "projects"] as const).flatMap((list) =>
      entryGroups(list, made, corrected),
    ),
    group("skills", "Skills", skillFields(made, corrected)),
    group("languages", "Languages", languageFields(made, corrected)),
    ...LIST_SECTIONS.slice(3).flatMap((list) => entryGroups(list, made, corrected)),
  ];
  let number = 0;
  return groups
    .filter((one) => one.fields.length > 0)
    .map((one) => ({
      ...one,
      fields: one.fields.map((field) => ({ number: ++number, ...field })),
    }));
}

type UncountedGroup = Omit<FieldGroup, "fields"> & { readonly fields: readonly UncountedField[] };

function group(id: string, title: string, fields: readonly UncountedField[]): UncountedGroup {
  return { id, title, entry: null, fields };
}

function contactFields(made: Reading, corrected: Reading): UncountedField[] {
  const fields = CONTACT_LABELS.flatMap(([field, label]) =>
    textField(
      { id: `contact-${field}`, label, kind: field, ifAbsent: whyNoContact(field) },
      { kind: "contact", field },
      corrected.contact[field],
      made.contact[field],
    ),
  );
  return [...fields, ...linkFields(made.contact.links, corrected.contact.links)];
}

type Links = Reading["contact"]["links"];

function linkFields(made: Links, corrected: Links): UncountedField[] {
  const standing = (links: Links) => links.map((link) => ({ head: placesOf([link]), body: [] }));
  const aligned = alignByPlaces(standing(made), standing(corrected));
  const numbers = stableNumbers(made, aligned);
  const text = (link: Links[number] | undefined) => link && { ...link, value: link.value.url };
  return corrected.flatMap((link, at) =>
    textField(
      {
        id: `contact-link-${numbers[at]}`,
        label: link.value.label,
        kind: "link",
        ifAbsent: null,
      },
      { kind: "link", at },
      { ...link, value: link.value.url },
      text(made[aligned[at] ?? -1]) ?? null,
    ),
  );
}

function summaryFields(made: Reading, corrected: Reading): UncountedField[] {
  return textField(
    { id: "summary", label: "Summary", kind: "summary", ifAbsent: null },
    { kind: "summary" },
    corrected.summary,
    made.summary,
  );
}

function entryGroups(list: EntryList, made: Reading, corrected: Reading): UncountedGroup[] {
  const [before, now] = [entriesOf(made, list), entriesOf(corrected, list)];
  const aligned = alignByPlaces(before.map(placedWordsOf), now.map(placedWordsOf));
  const numbers = stableNumbers(before, aligned);
  const { group: name } = entryLabels(list);
  return now.map((entry, at) => {
    const id = `${list}-${numbers[at]}`;
    return {
      id,
      title: now.length === 1 ? name : `${name}, ${at + 1} of ${now.length}`,
      entry: { list, at },
      fields: entryFields(id, { list, at }, entry, before[aligned[at] ?? -1] ?? null, now),
    };
  });
}

type SkillGroups = Reading["skills"];

function skillFields({ skills: made }: Reading, { skills: now }: Reading): UncountedField[] {
  const aligned = alignByPlaces(made.map(footprintOfGroup), now.map(footprintOfGroup));
  const numbers = stableNumbers(made, aligned);
  return now.flatMap(({ name, skills }, at) =>
    partsField(
      {
        id: `skills-${numbers[at]}`,
        label: name?.value ?? "Skills",
        kind: "skills",
        ifAbsent: null,
      },
      (part) => ({ kind: "skill", group: at, at: part }),
      skills,
      madeSkills(made, aligned[at] ?? null),
      ", ",
    ),
  );
}

function footprintOfGroup({ name, skills }: SkillGroups[number]): PlacedWords {
  return { head: placesOf([name]), body: placesOf(skills) };
}

function madeSkills(made: SkillGroups, at: number | null): readonly Found[] {
  return (at === null ? undefined : made[at]?.skills) ?? [];
}

function languageFields(made: Reading, corrected: Reading): UncountedField[] {
  return partsField(
    { id: "languages", label: "Languages", kind: "languages", ifAbsent: null },
    (at) => ({ kind: "language", at }),
    corrected.languages,
    made.languages,
    ", ",
  );
}
