import { CONTACT_LABELS, entryLabels } from "@taiyari/domain/correct";
import { LIST_SECTIONS, RESUME_SECTIONS } from "@taiyari/domain/fields";
import type {
  Correction,
  EntryField,
  EntryList,
  EntryRef,
  FieldRef,
  Reading,
} from "@taiyari/domain/resume";
import { fieldName } from "./field-names.ts";

/** Somewhere words may be given to. */
export interface Target {
  readonly field: FieldRef;
  readonly label: string;
  /** What must be done before: the entry the field belongs to. */
  readonly first?: readonly Correction[];
}

export interface TargetGroup {
  /** "Experience 1: Data Analyst". */
  readonly title: string;
  readonly targets: readonly Target[];
}

/**
 * Every field that words may be given to, the entry they stand in first.
 *
 * @param near  the entry the words stand in; null for none
 */
export function targetsIn(reading: Reading, near: EntryRef | null): TargetGroup[] {
  const entries = LIST_SECTIONS.flatMap((list) =>
    reading[list].map((entry, at) => ({
      entry: { list, at },
      group: entryTargets({ list, at }, entry),
    })),
  );
  const isNear = ({ entry }: { readonly entry: EntryRef }) =>
    near !== null && entry.list === near.list && entry.at === near.at;
  return [
    ...entries.filter(isNear).map(({ group }) => group),
    contactTargets(reading),
    ...entries.filter((entry) => !isNear(entry)).map(({ group }) => group),
    skillTargets(reading),
    newEntryTargets(reading),
  ];
}

function contactTargets(reading: Reading): TargetGroup {
  const fields: readonly FieldRef[] = [
    ...CONTACT_LABELS.map(([field]) => ({
      kind: "contact" as const,
      field,
    })),
    { kind: "link", at: reading.contact.links.length },
    { kind: "summary" },
  ];
  return {
    title: "Contact and summary",
    targets: fields.map((field) => ({ field, label: fieldName(field) })),
  };
}

/** Every field that an entry of this list may have, and whether this one has nothing there. */
export function fieldsOfEntry(
  reading: Reading,
  entry: EntryRef,
): readonly { readonly field: FieldRef; readonly isEmpty: boolean }[] {
  const read = reading[entry.list][entry.at];
  if (!read) return [];
  const texts = entryLabels(entry.list).fields.map(([field]) => ({
    field: { kind: "entry", entry, field } as const,
    isEmpty: textOf(read, field) === "",
  }));
  const technologies =
    "technologies" in read
      ? [
          {
            field: { kind: "technology", entry, at: 0 } as const,
            isEmpty: read.technologies.length === 0,
          },
        ]
      : [];
  const bullets = {
    field: { kind: "bullet", entry, at: 0 } as const,
    isEmpty: read.bullets.length === 0,
  };
  return [...texts, ...technologies, bullets];
}

function textOf(read: Reading[EntryList][number], field: EntryField): string {
  // A project's title is its name.
  const key = field === "title" && "name" in read ? "name" : field;
  const found: unknown = Reflect.get(read, key);
  return typeof found === "object" && found !== null ? String(Reflect.get(found, "value")) : "";
}

function entryTargets(entry: EntryRef, read: Reading[EntryList][number]): TargetGroup {
  const name = nameOf(read);
  const title = `${RESUME_SECTIONS[entry.list].itemName} ${entry.at + 1}${name ? `: ${name}` : ""}`;
  const fields = entryLabels(entry.list).fields.map(([field, label]): Target => ({
    field: { kind: "entry", entry, field },
    label,
  }));
  const technologies: Target[] =
    "technologies" in read
      ? [
          {
            field: { kind: "technology", entry, at: read.technologies.length },
            label: "A technology",
          },
        ]
      : [];
  const bullet: Target = {
    field: { kind: "bullet", entry, at: read.bullets.length },
    label: "A bullet",
  };
  return { title, targets: [...fields, ...technologies, bullet] };
}

function nameOf(read: Reading[EntryList][number]): string {
  const named = "degree" in read ? read.degree : "name" in read ? read.name : read.title;
  return named?.value ?? "";
}

/** The name of an entry that is not there yet. */
function newEntryTargets(reading: Reading): TargetGroup {
  const targets = LIST_SECTIONS.map((list): Target => {
    const entry = { list, at: reading[list].length };
    const field = list === "education" ? "degree" : "title";
    return {
      field: { kind: "entry", entry, field },
      label: `A new ${RESUME_SECTIONS[list].itemName.toLowerCase()} entry`,
      first: [{ kind: "add-entry", entry }],
    };
  });
  return { title: "New entry", targets };
}

function skillTargets({ skills, languages }: Reading): TargetGroup {
  const groups = skills.map(({ name, skills: listed }, group): Target => ({
    field: { kind: "skill", group, at: listed.length },
    label: name
      ? `A skill of ${name.value}`
      : `A skill${group === 0 ? "" : `, group ${group + 1}`}`,
  }));
  return {
    title: "Skills and languages",
    targets: [
      ...groups,
      ...(groups.length === 0
        ? [{ field: { kind: "skill", group: 0, at: 0 } as const, label: "A skill" }]
        : []),
      { field: { kind: "language", at: languages.length }, label: "A language" },
    ],
  };
}
