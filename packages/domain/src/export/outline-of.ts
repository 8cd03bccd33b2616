import type { FieldRole } from "../fields/field.ts";
import {
  fieldsOf,
  isListSection,
  type ListSectionId,
  type SectionField,
} from "../fields/sections.ts";
import { fieldOf, textOf } from "../draft/holders.ts";
import type { ResumeDraft } from "../draft/draft.ts";
import { toTemplateData } from "../draft/template-data.ts";
import { type SectionOfDraft, sectionsOf } from "../draft/sections-of.ts";
import { richLines } from "../rich/lines.ts";
import { isSameLook, PLAIN } from "../rich/look.ts";
import type { CustomSection, TemplateData } from "../resume/template.ts";
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
  const shown = sectionsOf(draft).filter(({ isHidden }) => !isHidden);
  const hasHead = shown.some(({ id }) => id === "personal");
  const { personal } = data;
  return {
    name: hasHead ? onOneLine(personal.fullName) : "",
    title: hasHead ? onOneLine(personal.title) : "",
    contacts: hasHead ? contactsOf(personal) : [],
    sections: [
      ...(hasHead ? [summaryOf(personal.summary)] : []),
      ...shown.map((section) => sectionOf(section, data)),
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

function summaryOf(summary: string): OutlineSection {
  const lines = linesOf(summary);
  const entries = lines.length === 0 ? [] : [entry("", { lines })];
  return { id: "summary", heading: "Summary", entries };
}

function sectionOf({ id, name, isCustom }: SectionOfDraft, data: TemplateData): OutlineSection {
  const own = isCustom ? data.custom.find((section) => section.id === id) : undefined;
  const entries = own ? ownEntries(own) : entriesOf(id, data);
  return { id, heading: onOneLine(name), entries };
}

function ownEntries({ content, items }: CustomSection): readonly OutlineEntry[] {
  const text = content === "" ? [] : [entry("", { lines: linesOf(content) })];
  const listed = items.map(({ title, description }) =>
    entry(title, { lines: linesOf(description) }),
  );
  return [...text, ...listed];
}

function entriesOf(id: string, data: TemplateData): readonly OutlineEntry[] {
  if (id === "skills") return skillsOf(data);
  return isListSection(id) ? data[id].map((item) => entryOf(id, item)) : [];
}

function entryOf(list: ListSectionId, item: object): OutlineEntry {
  const having = (...roles: readonly FieldRole[]) =>
    fieldsOf(list).filter(({ role }) => roles.includes(role));
  const textsOf = (...roles: readonly FieldRole[]) =>
    having(...roles).map(({ id }) => textOf(item, id));
  return entry(textsOf("title").join(", "), {
    subtitle: textsOf("subtitle", "detail"),
    dates: datesOf(list, item),
    links: having(...LINKS.keys()).map(({ id, role }) => linkOf(role, textOf(item, id))),
    lines: textsOf("text", "quote").flatMap(linesOf),
    tags: tagsOf(having("tags"), item),
  });
}

/** "Jan 2025 – Present", "Mar 2024, valid until Mar 2027"; "" for none. */
function datesOf(list: ListSectionId, item: object): string {
  const dates = { start: "", end: "", date: "", until: "" };
  for (const { id, role } of fieldsOf(list)) {
    if (role in dates) dates[role as keyof typeof dates] = textOf(item, id);
    if (role === "current" && fieldOf(item, id) === true) dates.end = "Present";
  }
  const { start, end, date, until } = dates;
  const period = [start, end].filter(Boolean).join(" – ");
  return [period, date, until === "" ? "" : `valid until ${until}`].filter(Boolean).join(", ");
}

function skillsOf({ skills }: TemplateData): readonly OutlineEntry[] {
  const made = entry("", { tags: tagsOf(fieldsOf("skills"), skills) });
  return made.tags.length === 0 ? [] : [made];
}

function tagsOf(fields: readonly SectionField[], holder: object): OutlineEntry["tags"] {
  return fields.map(({ id, label }) => {
    const value = fieldOf(holder, id);
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
