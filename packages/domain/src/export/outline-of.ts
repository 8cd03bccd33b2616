import type { FieldRole } from "../fields/field.ts";
import {
  fieldsOf,
  isListSection,
  isSection,
  type ListSectionId,
  type SectionField,
} from "../fields/sections.ts";
import { fieldOf, textOf } from "../draft/holders.ts";
import type { ResumeDraft } from "../draft/draft.ts";
import { printedWords, type PrintedWords } from "../draft/printed-words.ts";
import { toTemplateData } from "../draft/template-data.ts";
import { type SectionOfDraft, sectionsOf } from "../draft/sections-of.ts";
import { richLines } from "../rich/lines.ts";
import { isSameLook, PLAIN } from "../rich/look.ts";
import type { CustomSection, Role, TemplateData } from "../resume/template.ts";
import { type LinkKind, linkTo } from "./links.ts";
import type {
  OutlineEntry,
  OutlineLine,
  OutlineLink,
  OutlineSection,
  ResumeOutline,
} from "./outline.ts";
import { onOneLine } from "../text/one-line.ts";

/**
 * What a draft shows, as headings, entries and lines. Hidden sections, blank entries and the photo are left out; every
 * text is as typed, without the blanks around it. A hidden personal section takes the head with it.
 */
export function outlineOf(draft: ResumeDraft): ResumeOutline {
  const data = toTemplateData(draft);
  const words = printedWords(draft);
  const shown = sectionsOf(draft).filter(({ isHidden }) => !isHidden);
  const hasHead = shown.some(({ id }) => id === "personal");
  const { personal } = data;
  return {
    name: hasHead ? onOneLine(personal.fullName) : "",
    title: hasHead ? onOneLine(personal.title) : "",
    contacts: hasHead ? contactsOf(personal) : [],
    sections: [
      ...(hasHead ? [summaryOf(personal.summary, words)] : []),
      ...shown.map((section) => sectionOf(section, data, words)),
    ].filter(({ entries }) => entries.length > 0),
  };
}

function contactsOf(personal: TemplateData["personal"]): readonly OutlineLink[] {
  return fieldsOf("personal")
    .filter(({ role }) => role === "detail" || LINKS.has(role))
    .map(({ id, role }) => linkOf(role, textOf(personal, id)))
    .filter(({ text }) => text !== "");
}

/** How the texts of a role are written as links. */
const LINKS: ReadonlyMap<FieldRole, LinkKind> = new Map([
  ["email", "mailto"],
  ["phone", "tel"],
  ["web", "web"],
]);

function linkOf(role: FieldRole, text: string): OutlineLink {
  const kind = LINKS.get(role);
  return kind ? linkTo(text, kind) : { text: onOneLine(text), url: "" };
}

function summaryOf(summary: string, words: PrintedWords): OutlineSection {
  const lines = linesOf(summary);
  const entries = lines.length === 0 ? [] : [entry("", { lines })];
  return { id: "summary", heading: onOneLine(words.summary ?? "Summary"), entries };
}

function sectionOf(
  { id, name, isCustom }: SectionOfDraft,
  data: TemplateData,
  words: PrintedWords,
): OutlineSection {
  const own = isCustom ? data.custom.find((section) => section.id === id) : undefined;
  const entries = own ? ownEntries(own, words) : entriesOf(id, data, words);
  const heading = isSection(id) && id !== "personal" ? (words[id] ?? name) : name;
  return { id, heading: onOneLine(heading), entries };
}

function ownEntries(
  { content, items }: CustomSection,
  words: PrintedWords,
): readonly OutlineEntry[] {
  const text = content === "" ? [] : [entry("", { lines: linesOf(content) })];
  const listed = items.map((item) => {
    const {
      title,
      organization = "",
      role = "",
      location = "",
      url = "",
      technologies = [],
    } = item;
    const { startDate = "", endDate = "", current = false } = item;
    const end = current ? (words.present ?? "Present") : endDate;
    return entry(title, {
      subtitle: [organization, role, location],
      dates: [startDate, end].filter(Boolean).join(" – "),
      links: [linkTo(url, "web")],
      lines: linesOf(item.description),
      tags: [{ label: words.technologies ?? "Technologies", words: technologies }],
    });
  });
  return [...text, ...listed];
}

function entriesOf(id: string, data: TemplateData, words: PrintedWords): readonly OutlineEntry[] {
  if (id === "skills") return skillsOf(data, words);
  if (id === "experience") return data.experience.flatMap((role) => roleEntries(role, words));
  return isListSection(id) ? data[id].map((item) => entryOf(id, item, words)) : [];
}

/** A role, and before the first of several at one company the head of their block. */
function roleEntries(role: Role, words: PrintedWords): readonly OutlineEntry[] {
  const { employer = "", employerPlace = "" } = role;
  const head = employer === "" ? [] : [entry(employer, { subtitle: [employerPlace] })];
  return [...head, entryOf("experience", role, words)];
}

function entryOf(list: ListSectionId, item: object, words: PrintedWords): OutlineEntry {
  const having = (...roles: readonly FieldRole[]) =>
    fieldsOf(list).filter(({ role }) => roles.includes(role));
  const textsOf = (...roles: readonly FieldRole[]) =>
    having(...roles).map(({ id }) => textOf(item, id));
  return entry(textsOf("title").join(", "), {
    subtitle: textsOf("subtitle", "detail"),
    dates: datesOf(list, item, words),
    links: having(...LINKS.keys()).map(({ id, role }) => linkOf(role, textOf(item, id))),
    lines: textsOf("text", "quote").flatMap(linesOf),
    tags: tagsOf(having("tags"), item, words),
  });
}

/** "Jan 2025 – Present", "Mar 2024, valid until Mar 2027"; "" for none. */
function datesOf(list: ListSectionId, item: object, words: PrintedWords): string {
  const dates = { start: "", end: "", date: "", until: "" };
  for (const { id, role } of fieldsOf(list)) {
    if (role in dates) dates[role as keyof typeof dates] = textOf(item, id);
    if (role === "current" && fieldOf(item, id) === true) dates.end = words.present ?? "Present";
  }
  const { start, end, date, until } = dates;
  const period = [start, end].filter(Boolean).join(" – ");
  return [period, date, until === "" ? "" : `${words.validUntil ?? "valid until"} ${until}`]
    .filter(Boolean)
    .join(", ");
}

function skillsOf({ skills }: TemplateData, words: PrintedWords): readonly OutlineEntry[] {
  const groups = (skills.groups ?? []).map((group) => ({
    label: group.name || (words.skills ?? "Skills"),
    words: group.skills,
  }));
  const made = entry("", { tags: [...tagsOf(fieldsOf("skills"), skills, words), ...groups] });
  return made.tags.length === 0 ? [] : [made];
}

function tagsOf(
  fields: readonly SectionField[],
  holder: object,
  printed: PrintedWords,
): OutlineEntry["tags"] {
  return fields.map(({ id, label: own }) => {
    const value = fieldOf(holder, id);
    const label = Object.hasOwn(printed, id) ? (printed[id as keyof PrintedWords] ?? own) : own;
    return { label, words: Array.isArray(value) ? (value as readonly string[]) : [] };
  });
}

function entry(title: string, parts: Partial<Omit<OutlineEntry, "title">>): OutlineEntry {
  return {
    title: onOneLine(title),
    subtitle: (parts.subtitle ?? []).map(onOneLine).filter(Boolean),
    dates: onOneLine(parts.dates ?? ""),
    links: (parts.links ?? []).filter(({ text }) => text !== ""),
    lines: parts.lines ?? [],
    tags: (parts.tags ?? [])
      .map(({ label, words }) => ({ label, words: words.map(onOneLine).filter(Boolean) }))
      .filter(({ words }) => words.length > 0),
  };
}

/** The lines of a description, with how they look; blank ones are left out. */
export function linesOf(text: string): readonly OutlineLine[] {
  return richLines(text).map(({ text: words, isBullet, level, runs }) => ({
    text: words,
    isBullet,
    ...(level > 0 ? { level } : {}),
    ...(runs.every((run) => isSameLook(run, PLAIN)) ? {} : { runs }),
  }));
}
