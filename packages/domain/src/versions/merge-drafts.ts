import type { DraftDifference } from "./difference.ts";
import {
  type DraftValue,
  MAX_CUSTOM_SECTIONS,
  MAX_ITEMS,
  type ResumeDraft,
} from "../draft/draft.ts";
import { inOrderOf } from "../draft/edit-sections.ts";
import {
  type AnyItem,
  customSection,
  fieldOf,
  holderOf,
  itemsOf,
  withData,
  withHolder,
  withItems,
} from "../draft/holders.ts";
import { blankValue } from "../fields/sections.ts";
import { SECTIONS } from "../draft/sections.ts";
import { ITEM_HIDDEN } from "../draft/sections-of.ts";
import { isSameValue } from "../draft/set-field.ts";
import {
  fieldDifference,
  idsIn,
  inFields,
  inSection,
  orderDifference,
  presence,
} from "./differences-between.ts";
import { fieldsIn } from "./fields.ts";
import { mergeOrder } from "./merge-order.ts";
import { mergeValue } from "./merge-value.ts";
import { settingAt, settingDifference, settingPlaces, withSettingOf } from "./settings.ts";

/** A merge; `conflicts` are what both sides changed, [] when nothing is left to ask. */
export interface MergedDraft {
  readonly draft: ResumeDraft;
  readonly conflicts: readonly DraftDifference[];
}

/** The three drafts of a merge, and the conflicts it has found so far. */
interface Merging {
  readonly base: ResumeDraft;
  readonly mine: ResumeDraft;
  readonly theirs: ResumeDraft;
  readonly conflicts: DraftDifference[];
}

/**
 * Three-way merge: what only one side changed since `base` is taken from it, field by field, entry by entry.
 *
 * Where both sides changed the same place it is a conflict: `before` is theirs, `after` is mine, and the draft holds
 * mine, with one exception. What one side removed and the other edited is kept, as the one that edited it has it: a
 * conflict "removed" is what I took away and they edited, "added" what they took away and I edited. Tags are
 * merged as sets and descriptions line by line, and are a conflict only where that cannot be done.
 *
 * Entries of theirs that would go beyond the limits are left out and are conflicts "removed".
 */
export function mergeDrafts(
  base: ResumeDraft,
  mine: ResumeDraft,
  theirs: ResumeDraft,
): MergedDraft {
  if (mine === theirs || theirs === base) return { draft: mine, conflicts: [] };
  if (mine === base) return { draft: theirs, conflicts: [] };
  const merging: Merging = { base, mine, theirs, conflicts: [] };
  const withAll = mergeSections(merging);
  const merged = withAll.sections.reduce(
    (draft, { id }) => mergeSection(merging, draft, id),
    withAll,
  );
  return { draft: mergeSettings(merging, merged), conflicts: merging.conflicts };
}

/** Mine, with the sections that both sides together have, each as the side has it that has it. */
function mergeSections(merging: Merging): ResumeDraft {
  const { mine, theirs } = merging;
  const ids = mergeIds(merging, null);
  const sections = ids.flatMap(
    (id) =>
      mine.sections.find((section) => section.id === id) ??
      theirs.sections.find((section) => section.id === id) ??
      [],
  );
  const own = ids.flatMap((id) => customSection(mine, id) ?? customSection(theirs, id) ?? []);
  return { ...withData(mine, { custom: inOrderOf(own, sections) }), sections };
}

function mergeSection(merging: Merging, draft: ResumeDraft, section: string): ResumeDraft {
  const sides = [merging.base, merging.mine, merging.theirs] as const;
  const [, isMine, isTheirs] = sides.map((side) => idsIn(side, null).includes(section));
  if (!isMine || !isTheirs) return draft;
  const [base, mine, theirs] = sides.map((side) => holderOf(side, section, null));
  const holder =
    mine && theirs && mergeHolder(merging, { section, item: null }, base, mine, theirs);
  const withFields = holder === mine || !holder ? draft : withHolder(draft, section, null, holder);
  const [items, own] = [mergeItems(merging, section), itemsOf(withFields, section)];
  const isSame = items.length === own.length && items.every((item, i) => item === own[i]);
  return isSame ? withFields : withItems(withFields, section, items);
}

function mergeItems(merging: Merging, section: string): readonly AnyItem[] {
  const [base, mine, theirs] = [merging.base, merging.mine, merging.theirs].map(
    (side) => new Map(itemsOf(side, section).map((item) => [item.id, item])),
  );
  return mergeIds(merging, section).flatMap((item) => {
    const [own, other] = [mine?.get(item), theirs?.get(item)];
    if (!own || !other) return own ?? other ?? [];
    return mergeHolder(merging, { section, item }, base?.get(item), own, other);
  });
}

/** Mine, with what only they changed. Without a base everything that is filled counts as changed. */
function mergeHolder<Holder extends object>(
  { mine: draft, conflicts }: Merging,
  { section, item }: { readonly section: string; readonly item: string | null },
  base: Holder | undefined,
  mine: Holder,
  theirs: Holder,
): Holder {
  if (mine === theirs || theirs === base) return mine;
  let merged = mine;
  for (const field of fieldsIn(section, item)) {
    const blank = blankValue(field.type);
    const [own, other] = [fieldOf(mine, field.id) ?? blank, fieldOf(theirs, field.id) ?? blank];
    const { value, isConflict } = mergeValue({
      base: (base && fieldOf(base, field.id)) ?? blank,
      mine: own,
      theirs: other,
      hasLines: field.type === "textarea",
    });
    if (isConflict) {
      conflicts.push(fieldDifference(draft, { section, item, field: field.id }, other, own));
    }
    if (!isSameValue(value, own)) merged = withValue(merged, field.id, value);
  }
  return merged;
}

/** A switch of an entry stands there only while it is on. */
function withValue<Holder extends object>(
  holder: Holder,
  field: string,
  value: DraftValue,
): Holder {
  const changed = { ...holder, [field]: value };
  if (field === ITEM_HIDDEN.id && value === false) Reflect.deleteProperty(changed, field);
  return changed;
}

/** The entries of a list, or with null the sections, that stay, in their order. */
function mergeIds(merging: Merging, section: string | null): readonly string[] {
  const { base, mine, theirs, conflicts } = merging;
  const [was, own, other] = [base, mine, theirs].map((side) => idsIn(side, section));
  if (!was || !own || !other) return [];
  const stayed = own.filter((id) => other.includes(id) || doesStay(merging, "added", section, id));
  const come = other.filter((id) => !own.includes(id) && doesStay(merging, "removed", section, id));
  const room = Math.max(mostIn(section) - stayed.length, 0);
  for (const id of come.slice(room)) {
    const conflict = presenceIn("removed", theirs, section, id);
    if (!conflicts.some(({ key }) => key === conflict.key)) conflicts.push(conflict);
  }
  const kept = new Set([...stayed, ...come.slice(0, room)]);
  const { ids, isConflict } = mergeOrder(was, own, other, kept);
  if (isConflict) conflicts.push(orderDifference(theirs, mine, section));
  return ids;
}

/** Whether something that one side removed stays, because the other side, which has it, is new or edited it. */
function doesStay(
  { base, mine, theirs, conflicts }: Merging,
  kind: "added" | "removed",
  section: string | null,
  id: string,
): boolean {
  const side = kind === "added" ? mine : theirs;
  if (!idsIn(base, section).includes(id)) return true;
  const isEdited =
    section === null
      ? isSectionEdited(base, side, id)
      : inFields(base, side, section, id).length > 0;
  if (isEdited) conflicts.push(presenceIn(kind, side, section, id));
  return isEdited;
}

function isSectionEdited(base: ResumeDraft, side: ResumeDraft, id: string): boolean {
  const [was, is] = [customSection(base, id), customSection(side, id)];
  const isSame = was?.name === is?.name && was?.isRepeatable === is?.isRepeatable;
  return !isSame || inSection(base, side, id).length > 0;
}

function presenceIn(
  kind: "added" | "removed",
  draft: ResumeDraft,
  section: string | null,
  id: string,
): DraftDifference {
  return section === null ? presence(kind, draft, id, null) : presence(kind, draft, section, id);
}

function mostIn(section: string | null): number {
  return section === null ? SECTIONS.length + MAX_CUSTOM_SECTIONS : MAX_ITEMS;
}

function mergeSettings(
  { base, mine, theirs, conflicts }: Merging,
  draft: ResumeDraft,
): ResumeDraft {
  let merged = draft;
  for (const place of settingPlaces(mine, theirs)) {
    const [was, own, other] = [base, mine, theirs].map((side) => settingAt(side, place));
    if (own === other || other === was) continue;
    if (own === was) merged = withSettingOf(merged, place, theirs);
    else conflicts.push(settingDifference(theirs, mine, place));
  }
  return merged;
}
