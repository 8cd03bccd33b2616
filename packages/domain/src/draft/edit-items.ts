import type { ResumeDraft } from "./draft.ts";
import { fieldOf, itemsOf, withItems } from "./holders.ts";
import { canAdd, isId } from "./limits.ts";
import { blankItem } from "./new-draft.ts";
import { entriesDefinition } from "./sections-of.ts";

interface NewItem {
  readonly section: string;
  readonly id: string;
  readonly at?: number;
  readonly like?: string;
}

/** What another role at one company has in common with the first. */
const OF_EMPLOYER = ["company", "location"];

/** The draft with a blank entry; the same draft for a section that is no list or is full, or an id it has. */
export function addItem(draft: ResumeDraft, { section, id, at, like }: NewItem): ResumeDraft {
  const definition = entriesDefinition(draft, section);
  const items = itemsOf(draft, section);
  const isThere = items.some((item) => item.id === id);
  if (!definition || !canAdd(draft, section) || isThere || !isId(id)) return draft;
  const place = clamp(at ?? items.length, items.length);
  const model = items.find((item) => item.id === like);
  const shared = OF_EMPLOYER.flatMap((field) => {
    const value = model && fieldOf(model, field);
    return typeof value === "string" ? [[field, value] as const] : [];
  });
  const item = { ...blankItem(id, definition.fields), ...Object.fromEntries(shared) };
  return withItems(draft, section, items.toSpliced(place, 0, item));
}

/** The draft without that entry. */
export function removeItem(draft: ResumeDraft, section: string, id: string): ResumeDraft {
  const items = itemsOf(draft, section);
  const left = items.filter((item) => item.id !== id);
  return left.length === items.length ? draft : withItems(draft, section, left);
}

interface Move {
  readonly section: string;
  readonly id: string;
  readonly to: number;
}

/** The draft with that entry at another place of its list. */
export function moveItem(draft: ResumeDraft, { section, id, to }: Move): ResumeDraft {
  const items = itemsOf(draft, section);
  const moved = moveTo(items, id, to);
  return moved === items ? draft : withItems(draft, section, moved);
}

/** The list with one entry at another place; the same list when it stays. Places beyond the ends mean the ends. */
export function moveTo<Entry extends { readonly id: string }>(
  list: readonly Entry[],
  id: string,
  to: number,
): readonly Entry[] {
  const from = list.findIndex((entry) => entry.id === id);
  const entry = list[from];
  const place = clamp(to, list.length - 1);
  if (!entry || place === from) return list;
  return list.toSpliced(from, 1).toSpliced(place, 0, entry);
}

function clamp(place: number, last: number): number {
  return Number.isNaN(place) ? last : Math.trunc(Math.min(Math.max(place, 0), last));
}
