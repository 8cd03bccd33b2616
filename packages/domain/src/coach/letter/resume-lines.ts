import type { DraftField, ResumeDraft } from "../../draft/draft.ts";
import { type AnyItem, fieldOf, itemsOf, textOf } from "../../draft/holders.ts";
import { namesOf } from "../../draft/item-title.ts";
import { sectionsOf, type SectionOfDraft } from "../../draft/sections-of.ts";
import { shownItemsOf } from "../../draft/template-data.ts";
import type { FieldRole } from "../../fields/field.ts";
import { fieldsOf, isListSection } from "../../fields/sections.ts";
import { onOneLine } from "../../text/one-line.ts";
import { plainDraft } from "../../draft/plain-draft.ts";

/** One line of a resume that a letter can rest on. */
export interface ResumeLine {
  /** From 1, in the order of the resume. */
  readonly number: number;
  readonly field: DraftField;
  readonly text: string;
  /** `title` names an entry with its place and time; `list` is a list of tags; `bullet` any other text. */
  readonly kind: "title" | "bullet" | "summary" | "list" | "certificate";
}

/** The lines of one entry, or of a section without entries. */
export interface LineGroup {
  readonly section: string;
  readonly item: string | null;
  /** "Saral Commerce", "Skills". */
  readonly name: string;
  /** "Jan 2025 to present"; "" for none. */
  readonly when: string;
  readonly lines: readonly ResumeLine[];
}

/** The lines of a draft by entry, hidden sections and blank entries left out. The person's name and ways to reach them are none. */
export function resumeLines(draft: ResumeDraft): readonly LineGroup[] {
  const plain = plainDraft(draft);
  const groups = sectionsOf(plain)
    .filter(({ isHidden }) => !isHidden)
    .flatMap((section) => groupsOf(plain, section))
    .filter(({ lines }) => lines.length > 0);
  let number = 0;
  return groups.map((group) => ({
    ...group,
    lines: group.lines.map((line) => ({ ...line, number: ++number })),
  }));
}

type Unnumbered = Omit<ResumeLine, "number">;
type Group = Omit<LineGroup, "lines"> & { readonly lines: readonly Unnumbered[] };

function groupsOf(draft: ResumeDraft, section: SectionOfDraft): readonly Group[] {
  const { id, name } = section;
  if (id === "references") return [];
  const place = { section: id, item: null, name: onOneLine(name), when: "" };
  if (id === "personal") {
    const { title, summary } = draft.resumeData.personal;
    const lines: readonly Unnumbered[] = [
      ...written({ section: id, item: null, field: "title" }, title, "title"),
      ...sentencesOf(summary).flatMap((text) =>
        written({ section: id, item: null, field: "summary" }, text, "summary"),
      ),
    ];
    return [{ ...place, name: "Summary", lines }];
  }
  if (id === "skills") {
    const lines = fieldsOf("skills").flatMap((field) => {
      const tags = fieldOf(draft.resumeData.skills, field.id);
      const text = Array.isArray(tags) ? (tags as string[]).map(onOneLine).filter(Boolean) : [];
      return written({ section: id, item: null, field: field.id }, text.join(", "), "list");
    });
    const grouped = shownItemsOf(draft, id).flatMap((group) => {
      const tags = fieldOf(group, "skills");
      const text = Array.isArray(tags) ? (tags as string[]).map(onOneLine).filter(Boolean) : [];
      return written({ section: id, item: group.id, field: "skills" }, text.join(", "), "list");
    });
    return [{ ...place, lines: [...lines, ...grouped] }];
  }
  if (!section.isRepeatable) {
    const own = draft.resumeData.custom.find((custom) => custom.id === id);
    return [
      {
        ...place,
        lines: linesIn({ section: id, item: null, field: "content" }, own?.content ?? ""),
      },
    ];
  }
  const items = itemsOf(draft, id).length === 0 ? [] : shownItemsOf(draft, id);
  return items.map((item) => groupOfItem(id, item));
}

function groupOfItem(section: string, item: AnyItem): Group {
  const names = namesOf(section, item);
  const own = (field: string): DraftField => ({ section, item: item.id, field });
  const { title, beside } = titleOf(section, item, names);
  const texts = isListSection(section) ? fieldsWith(section, ["text"]) : ["description"];
  const tags = isListSection(section)
    ? fieldsOf(section).filter(({ type }) => type === "tags")
    : [];
  return {
    section,
    item: item.id,
    name: beside,
    when: whenOf(item),
    lines: [
      ...written(
        own(title.field),
        title.text,
        section === "certifications" ? "certificate" : "title",
      ),
      ...texts.flatMap((field) => linesIn(own(field), textOf(item, field))),
      ...tags.flatMap(({ id }) => {
        const value = fieldOf(item, id);
        const text = Array.isArray(value) ? (value as string[]).join(", ") : "";
        return written(own(id), text, "list");
      }),
    ],
  };
}

/** Of work the employer heads the lines and the title is the first of them; of anything else its own name heads them. */
function titleOf(section: string, item: AnyItem, names: readonly string[]) {
  if (section === "experience" || section === "education") {
    const [name, place] =
      section === "experience" ? ["title", "company"] : ["degree", "institution"];
    const first = onOneLine(textOf(item, name ?? ""));
    const where = onOneLine(textOf(item, "location"));
    const text = [first, where].filter(Boolean).join(", ");
    return {
      title: { field: name ?? "", text },
      beside: onOneLine(textOf(item, place ?? "")) || first,
    };
  }
  const [first = "", ...rest] = names;
  const field = isListSection(section) ? (fieldsWith(section, ["title"])[0] ?? "title") : "title";
  return {
    title: { field, text: names.join(", ") },
    beside: rest.length > 0 && section === "certifications" ? rest.join(", ") : first,
  };
}

function fieldsWith(
  section: Parameters<typeof fieldsOf>[0],
  roles: readonly FieldRole[],
): readonly string[] {
  return fieldsOf(section)
    .filter(({ role }) => roles.includes(role))
    .map(({ id }) => id);
}

function written(
  field: DraftField,
  value: string,
  kind: ResumeLine["kind"],
): readonly Unnumbered[] {
  const text = onOneLine(value);
  return text === "" ? [] : [{ field, text, kind }];
}

function linesIn(field: DraftField, value: string): readonly Unnumbered[] {
  return value
    .split("\n")
    .flatMap((line) => written(field, line.replace(/^\s*•\s*/u, ""), "bullet"));
}

/** Cuts prose at its full stops. */
export function sentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\d“"₹[])|\n/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

function whenOf(item: AnyItem): string {
  const start = onOneLine(textOf(item, "startDate") || textOf(item, "date"));
  const end = fieldOf(item, "current") === true ? "present" : onOneLine(textOf(item, "endDate"));
  return [start, end].filter(Boolean).join(" to ");
}
