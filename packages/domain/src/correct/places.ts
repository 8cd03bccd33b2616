import type { FieldRef } from "../resume/corrections.ts";
import type { Found, ReadContact, Reading } from "../resume/reading.ts";
import { assertNever } from "../result/index.ts";
import { linkLabel } from "../read/fields/links.ts";
import { entryAt, fieldsIn, withEntry } from "./entries.ts";

/** A field that holds one value. */
export type SingleRef = Extract<
  FieldRef,
  { kind: "contact" | "summary" | "entry" | "skill-group" }
>;

/** One of several values that are together. */
export type PartRef = Exclude<FieldRef, SingleRef>;

/** Whether a reference names one of several values that are together. */
export function isPart(ref: FieldRef): ref is PartRef {
  return (
    ref.kind === "link" ||
    ref.kind === "bullet" ||
    ref.kind === "technology" ||
    ref.kind === "skill" ||
    ref.kind === "language"
  );
}

/** Whether two references name values that are together. */
export function isSameList(a: PartRef, b: PartRef): boolean {
  if (a.kind === "skill" && b.kind === "skill") return a.group === b.group;
  if ((a.kind === "bullet" || a.kind === "technology") && a.kind === b.kind)
    return a.entry.list === b.entry.list && a.entry.at === b.entry.at;
  return a.kind === b.kind;
}

/** What a field holds: null for nothing, undefined where there is no such field. */
export function singleAt(reading: Reading, ref: SingleRef): Found | null | undefined {
  switch (ref.kind) {
    case "contact":
      return reading.contact[ref.field];
    case "summary":
      return reading.summary;
    case "entry": {
      const entry = entryAt(reading, ref.entry);
      return entry && fieldsIn(ref.entry.list).includes(ref.field)
        ? (entry.fields[ref.field] ?? null)
        : undefined;
    }
    case "skill-group": {
      const group = reading.skills[ref.group];
      if (group) return group.name;
      return ref.group === reading.skills.length ? null : undefined;
    }
    default:
      return assertNever(ref);
  }
}

/** A reading with another value in a field that `singleAt` knows. */
export function withSingle(reading: Reading, ref: SingleRef, found: Found | null): Reading {
  switch (ref.kind) {
    case "contact":
      return { ...reading, contact: { ...reading.contact, [ref.field]: found } };
    case "summary":
      return { ...reading, summary: found };
    case "entry": {
      const entry = entryAt(reading, ref.entry);
      return entry
        ? withEntry(reading, ref.entry, {
            ...entry,
            fields: { ...entry.fields, [ref.field]: found },
          })
        : reading;
    }
    case "skill-group":
      return withSkillGroup(reading, ref.group, (group) => ({ ...group, name: found }));
    default:
      return assertNever(ref);
  }
}

/** The values among which a reference is; undefined where there are none of its kind. */
export function partsAt(reading: Reading, ref: PartRef): readonly Found[] | undefined {
  switch (ref.kind) {
    case "link":
      return reading.contact.links.map((link) => ({ ...link, value: link.value.url }));
    case "language":
      return reading.languages;
    case "skill":
      if (ref.group === reading.skills.length) return [];
      return reading.skills[ref.group]?.skills;
    case "bullet":
      return entryAt(reading, ref.entry)?.bullets;
    case "technology":
      return ref.entry.list === "projects" ? entryAt(reading, ref.entry)?.technologies : undefined;
    default:
      return assertNever(ref);
  }
}

/** A reading with other values among which a reference is. */
export function withParts(reading: Reading, ref: PartRef, parts: readonly Found[]): Reading {
  switch (ref.kind) {
    case "link":
      return { ...reading, contact: { ...reading.contact, links: toLinks(reading, parts) } };
    case "language":
      return { ...reading, languages: parts };
    case "skill":
      return withSkillGroup(reading, ref.group, (group) => ({ ...group, skills: parts }));
    case "bullet":
    case "technology": {
      const entry = entryAt(reading, ref.entry);
      if (!entry) return reading;
      const changed = ref.kind === "bullet" ? { bullets: parts } : { technologies: parts };
      return withEntry(reading, ref.entry, { ...entry, ...changed });
    }
    default:
      return assertNever(ref);
  }
}

type SkillGroup = Reading["skills"][number];

/** A number one past the last makes a new group. */
function withSkillGroup(
  reading: Reading,
  at: number,
  change: (group: SkillGroup) => SkillGroup,
): Reading {
  const group = reading.skills[at] ?? { name: null, skills: [] };
  const skills = [...reading.skills];
  skills[at] = change(group);
  return { ...reading, skills };
}

/** An address keeps the label it had; a new one is named after its host. */
function toLinks(reading: Reading, parts: readonly Found[]): ReadContact["links"] {
  return parts.map((part) => {
    const known = reading.contact.links.find((link) => link.value.url === part.value);
    const label = known?.value.label ?? linkLabel(part.value);
    return { ...part, value: { url: part.value, label } };
  });
}
