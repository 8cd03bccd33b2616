import { entriesOf, type Entry } from "../correct/entries.ts";
import { alsoReadOf } from "../fields/read-names.ts";
import { bySection, fieldsOf, type ListSectionId, type SectionField } from "../fields/sections.ts";
import { isSpokenLanguage } from "../lexicon/spoken-languages.ts";
import { SOFT_SKILL_NAMES } from "../lexicon/names-to-choose.ts";
import { plain } from "../lexicon/words.ts";
import type { ContactField, EntryField } from "../resume/corrections.ts";
import type { Found, Reading } from "../resume/reading.ts";
import type { Personal, Resume } from "../resume/resume.ts";

/** Skills of manner rather than of craft: the names there are, and other ways to say them. */
const SOFT_SKILLS = new Set(
  [
    ...SOFT_SKILL_NAMES,
    ..."communication skills, team work, team player, presentation skills, organizational skills, self motivated, quick learner".split(
      ",",
    ),
  ].map(plain),
);

/** What the long texts of a reading become: words alone, unless somebody knows how they look. */
export interface TextMaker {
  readonly text: (found: Found) => string;
  /** The points of an entry as lines of a description. */
  readonly points: (bullets: readonly Found[]) => string;
}

const WORDS: TextMaker = {
  text: ({ value }) => value,
  points: (bullets) => bullets.map(({ value }) => `• ${value}`).join("\n"),
};

/** A reading as the resume the editor keeps. "" and [] for what was not found; dates as they were written. */
export function toResume(reading: Reading, maker: TextMaker = WORDS): Resume {
  return bySection<Resume>((section) => {
    if (section === "personal") return toPersonal(reading, maker);
    if (section === "skills") return toSkills(reading);
    const entries: readonly object[] = entriesOf(reading, section).map((e) =>
      toEntry(section, e, maker),
    );
    return entries as Resume[typeof section];
  });
}

function toPersonal({ contact, summary }: Reading, maker: TextMaker): Personal {
  const linkedin = contact.links.find((link) => link.value.label === "LinkedIn");
  const website =
    contact.links.find((link) => link.value.label === "Website") ??
    contact.links.find((link) => link !== linkedin);
  const values = fieldsOf("personal").map(({ id, role, read }) => {
    if (role === "web") {
      return [id, (id === "linkedin" ? linkedin : website)?.value.url ?? ""] as const;
    }
    if (role === "text") return [id, summary ? maker.text(summary) : ""] as const;
    return [id, text(contact[read as ContactField])] as const;
  });
  return Object.fromEntries(values) as Personal;
}

function toEntry(list: ListSectionId, entry: Entry, maker: TextMaker): object {
  const values = fieldsOf(list).map((field) => [field.id, valueOf(list, field, entry, maker)]);
  return Object.fromEntries(values) as object;
}

function valueOf(
  list: ListSectionId,
  { role, read }: SectionField,
  { fields, start, end, current, technologies, bullets }: Entry,
  maker: TextMaker,
): string | boolean | readonly string[] {
  switch (role) {
    case "start":
      return start?.value.text ?? "";
    case "end":
      // Where no field can say that something goes on, its end does.
      return end?.value.text ?? (current && !hasCurrent(list) ? PRESENT : "");
    case "date":
      return end?.value.text ?? "";
    case "current":
      return current;
    case "tags":
      return technologies.map(({ value }) => value);
    case "text": {
      const before = alsoReadOf(list).flatMap((name) => fields[name] ?? []);
      return maker.points([...before, ...bullets]);
    }
    case "quote":
      return bullets.map(maker.text).join("\n");
    case "title":
    case "subtitle":
    case "detail":
    case "until":
    case "web":
    case "email":
    case "phone":
      return text(read === undefined ? null : fields[read as EntryField]);
  }
}

function text(field: Found | null | undefined): string {
  return field?.value ?? "";
}

function toSkills(reading: Reading): Resume["skills"] {
  const all = reading.skills.flatMap((group) => group.skills.map((skill) => skill.value));
  const soft = all.filter((skill) => SOFT_SKILLS.has(plain(skill)));
  const spoken = all.filter((skill) => isSpokenLanguage(skill));
  return {
    technical: all.filter((skill) => !soft.includes(skill) && !spoken.includes(skill)),
    soft,
    languages: [...new Set([...reading.languages.map((language) => language.value), ...spoken])],
  };
}

/** The end of what goes on, in the words that every reader of resumes knows. */
const PRESENT = "Present";

function hasCurrent(list: ListSectionId): boolean {
  return fieldsOf(list).some(({ role }) => role === "current");
}
