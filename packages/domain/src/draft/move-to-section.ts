import { type FieldRole } from "../fields/field.ts";
import { fieldsOf, isListSection } from "../fields/sections.ts";
import {
  type DraftValue,
  type FieldDefinition,
  MAX_FIELD_TEXT,
  type ResumeDraft,
} from "./draft.ts";
import { removeItem } from "./edit-items.ts";
import { hideSection } from "./edit-sections.ts";
import { isFilled } from "./filled.ts";
import { type AnyItem, fieldOf, itemsOf, withItems } from "./holders.ts";
import { canAdd } from "./limits.ts";
import { blankItem } from "./new-draft.ts";
import { definitionOf, sectionsOf } from "./sections-of.ts";

/** A field of an entry for which another section has none: its text becomes a line there. */
export interface Misfit {
  /** "Technologies". */
  readonly label: string;
  /** "Python, SQL". */
  readonly text: string;
}

/** The end of what goes on, in a list whose entries have no box for it. */
const PRESENT = "Present";

/** What an entry becomes in another section. */
interface Moved {
  readonly item: AnyItem;
  readonly misfits: readonly Misfit[];
}

/** A field of one list, with what its values say. */
interface Placed extends FieldDefinition {
  readonly says: Meaning;
}

/** Its role; beside a title it is told apart who gave something and what the person was. */
type Meaning = FieldRole | "organisation" | "position";

/** Fields beside a title that name who gave, published or paid. The others name a position. */
const ORGANISATIONS = new Set(["company", "institution", "issuer", "publisher", "organization"]);

/** Where a value is as good, the nearest first. */
const AS_GOOD: Partial<Record<Meaning, readonly Meaning[]>> = {
  text: ["quote"],
  quote: ["text"],
  date: ["end"],
  end: ["date"],
};

/** The lists an entry of a section can be moved to, in the person's order. */
export function sectionsToMoveTo(
  draft: ResumeDraft,
  section: string,
): readonly { readonly id: string; readonly name: string }[] {
  if (!definitionOf(draft, section)?.isRepeatable) return [];
  return sectionsOf(draft)
    .filter(({ id, isRepeatable }) => id !== section && isRepeatable && canAdd(draft, id))
    .map(({ id, name }) => ({ id, name }));
}

/** What would have no field of its own there and become a line of the text: [] where everything has one. */
export function misfitsOf(
  draft: ResumeDraft,
  section: string,
  id: string,
  to: string,
): readonly Misfit[] {
  const item = itemsOf(draft, section).find((each) => each.id === id);
  return (item && movedItem(draft, section, item, to)?.misfits) ?? [];
}

/**
 * The draft with an entry at the end of another list, under the same id where that is free there. A hidden list that had
 * nothing in it is shown with its first entry.
 *
 * @returns  the same draft for an entry or a list that is not there, a list that is full, or lines that the text of the
 *           entry there could not hold
 */
export function moveToSection(
  draft: ResumeDraft,
  section: string,
  id: string,
  to: string,
): ResumeDraft {
  const item = itemsOf(draft, section).find((each) => each.id === id);
  if (!item || section === to || !canAdd(draft, to)) return draft;
  const moved = movedItem(draft, section, item, to);
  if (!moved) return draft;
  const there = itemsOf(draft, to);
  const isTaken = there.some((each) => each.id === id);
  const named = isTaken ? { ...moved.item, id: freeId(id, there) } : moved.item;
  const after = withItems(removeItem(draft, section, id), to, [...there, named]);
  return there.length === 0 ? hideSection(after, to, false) : after;
}

function movedItem(
  draft: ResumeDraft,
  section: string,
  item: AnyItem,
  to: string,
): Moved | undefined {
  const target = definitionOf(draft, to);
  if (!target?.isRepeatable) return undefined;
  const places = placedFields(draft, to);
  const values = new Map<string, DraftValue>();
  const misfits: Misfit[] = [];
  for (const { id, name, says } of placedFields(draft, section)) {
    const value = fieldOf(item, id);
    if (value === null || !(isFilled(value) || value === true)) continue;
    const place = [says, ...(AS_GOOD[says] ?? [])]
      .map((meaning) => places.find((each) => each.says === meaning && !values.has(each.id)))
      .find((each) => each !== undefined);
    const end = places.find((each) => each.says === "end");
    if (place) values.set(place.id, value);
    else if (says === "current" && end) values.set(end.id, PRESENT);
    else if (says === "current") misfits.push({ label: "End date", text: PRESENT });
    else misfits.push({ label: name, text: textOf(value) });
  }
  const lines = misfits.map(({ label, text }) => `${label}: ${text}`);
  const text = places.find(({ says }) => says === "text" || says === "quote");
  if (text && lines.length > 0) {
    const own = values.get(text.id);
    const whole = [typeof own === "string" ? own : "", ...lines].filter(Boolean).join("\n");
    if (whole.length > MAX_FIELD_TEXT) return undefined;
    values.set(text.id, whole);
  } else if (lines.length > 0) return undefined;
  const blank = blankItem(item.id, target.fields);
  const hidden = item.isHidden === true ? { isHidden: true } : {};
  return { item: { ...blank, ...Object.fromEntries(values), ...hidden }, misfits };
}

function textOf(value: DraftValue): string {
  if (typeof value === "string") return value.trim().replaceAll(/\s*\n\s*/gu, "; ");
  return Array.isArray(value) ? value.join(", ") : "";
}

/** The fields of a list with what they say, in the order of its form. */
function placedFields(draft: ResumeDraft, section: string): readonly Placed[] {
  const roles = new Map(
    isListSection(section) ? fieldsOf(section).map(({ id, role }) => [id, role] as const) : OWN,
  );
  const fields = definitionOf(draft, section)?.fields ?? [];
  return fields.flatMap((field) => {
    const role = roles.get(field.id);
    return role ? [{ ...field, says: meaningOf(field.id, role) }] : [];
  });
}

function meaningOf(id: string, role: FieldRole): Meaning {
  if (role !== "subtitle") return role;
  return ORGANISATIONS.has(id) ? "organisation" : "position";
}

const OWN: readonly (readonly [string, FieldRole])[] = [
  ["title", "title"],
  ["organization", "subtitle"],
  ["role", "subtitle"],
  ["location", "detail"],
  ["level", "detail"],
  ["cefr", "detail"],
  ["startDate", "start"],
  ["endDate", "end"],
  ["current", "current"],
  ["url", "web"],
  ["technologies", "tags"],
  ["description", "text"],
];

function freeId(id: string, items: readonly AnyItem[]): string {
  const taken = new Set(items.map((item) => item.id));
  let place = 2;
  while (taken.has(`${id}-${place}`)) place++;
  return `${id}-${place}`;
}
