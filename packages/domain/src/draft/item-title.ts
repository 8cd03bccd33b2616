import { fieldsOf, LIST_SECTIONS } from "../fields/sections.ts";
import type { SectionDefinition } from "./draft.ts";
import { fieldOf, textOf, type AnyItem } from "./holders.ts";
import { onOneLine } from "../text/one-line.ts";

/** How an entry is named in a list. */
export interface ItemTitle {
  /** "Senior Data Analyst"; "" for an entry without a name. */
  readonly title: string;
  /** "Saral Commerce · Jan 2025 – Present"; "" for nothing to say. */
  readonly subtitle: string;
}

/** Which fields name an entry of a section: the first that is filled is its title, the rest are beside it. */
const NAMING: ReadonlyMap<string, readonly string[]> = new Map([
  ...LIST_SECTIONS.map((id): [string, readonly string[]] => {
    const named = fieldsOf(id).filter(({ role }) => role === "title" || role === "subtitle");
    return [id, named.map((field) => field.id)];
  }),
  ["skills", ["name"]],
]);

/** Of an entry of a section the person added. */
const OWN_NAMING: readonly string[] = ["title", "organization", "role", "level", "cefr"];

/**
 * Names an entry by what is in it, with its dates. Both texts are "" when there is nothing to name it by.
 *
 * @param section  the section, or its id
 */
export function itemTitle(
  section: string | Pick<SectionDefinition, "id">,
  item: AnyItem,
): ItemTitle {
  const id = typeof section === "string" ? section : section.id;
  const [title = "", ...beside] = namesOf(id, item);
  const dates = datesOf(item);
  return { title, subtitle: [...beside, dates].filter(Boolean).join(" · ") };
}

/** What names an entry, without its dates: ["Senior Data Analyst", "Saral Commerce"]; [] for nothing. */
export function namesOf(sectionId: string, item: AnyItem): readonly string[] {
  const fields = NAMING.get(sectionId) ?? OWN_NAMING;
  return fields.map((name) => onOneLine(textOf(item, name))).filter(Boolean);
}

/** "Jan 2025 – Present", "2017 – 2019", "2019"; "" for no date. */
function datesOf(item: AnyItem): string {
  const start = onOneLine(textOf(item, "startDate") || textOf(item, "date"));
  const isCurrent = fieldOf(item, "current") === true;
  const end = isCurrent ? "Present" : onOneLine(textOf(item, "endDate"));
  return [start, end].filter(Boolean).join(" – ");
}
