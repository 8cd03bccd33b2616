import type { DraftDifference } from "./difference.ts";
import type { DraftField, DraftValue, ResumeDraft } from "../draft/draft.ts";
import { blankValue, isListSection } from "../fields/sections.ts";
import { fieldOf, holderOf, itemsOf } from "../draft/holders.ts";
import { fieldLabel, itemLabel, sectionLabel } from "../draft/labels.ts";
import { isPhoto } from "../draft/sections-of.ts";
import { isSameValue } from "../draft/set-field.ts";
import { excerptOf } from "./excerpt.ts";
import { fieldsIn } from "./fields.ts";
import { isSameOrder } from "./merge-order.ts";
import { fieldKey, orderKey, presenceKey } from "./places.ts";
import { settingAt, settingDifference, settingPlaces } from "./settings.ts";

/**
 * Everything in which two drafts differ, section by section in the order of `after`, then orders and settings.
 * [] when they hold the same.
 */
export function differencesBetween(
  before: ResumeDraft,
  after: ResumeDraft,
): readonly DraftDifference[] {
  if (before === after) return [];
  const gone = before.sections.filter(({ id }) => !hasSection(after, id));
  const parts = [...after.sections, ...gone].flatMap(({ id }) => inSection(before, after, id));
  const settings = settingPlaces(before, after).flatMap((place) =>
    settingAt(before, place) === settingAt(after, place)
      ? []
      : [settingDifference(before, after, place)],
  );
  return [...parts, ...inOrder(before, after, null), ...settings];
}

/** Whether a draft has a section. */
export function hasSection(draft: ResumeDraft, id: string): boolean {
  return draft.sections.some((section) => section.id === id);
}

/** What differs within one section, its settings aside. */
export function inSection(before: ResumeDraft, after: ResumeDraft, id: string): DraftDifference[] {
  if (!hasSection(before, id)) return [presence("added", after, id, null)];
  if (!hasSection(after, id)) return [presence("removed", before, id, null)];
  if (isSameHolder(before, after, id)) return [];
  const [olds, news] = [itemsOf(before, id), itemsOf(after, id)];
  const oldIds = new Set(olds.map((item) => item.id));
  const newIds = new Set(news.map((item) => item.id));
  return [
    ...inFields(before, after, id, null),
    ...news.flatMap((item) =>
      oldIds.has(item.id)
        ? inFields(before, after, id, item.id)
        : [presence("added", after, id, item.id)],
    ),
    ...olds
      .filter((item) => !newIds.has(item.id))
      .map((item) => presence("removed", before, id, item.id)),
    ...inOrder(before, after, id),
  ];
}

/** True where nothing can differ, as the whole is the same object. */
function isSameHolder(before: ResumeDraft, after: ResumeDraft, id: string): boolean {
  if (isListSection(id)) return itemsOf(before, id) === itemsOf(after, id);
  return holderOf(before, id, null) === holderOf(after, id, null);
}

/** What differs in the fields of a section or of an entry that both drafts have. */
export function inFields(
  before: ResumeDraft,
  after: ResumeDraft,
  section: string,
  item: string | null,
): DraftDifference[] {
  const [old, now] = [holderOf(before, section, item), holderOf(after, section, item)];
  if (!old || !now || old === now) return [];
  return fieldsIn(section, item).flatMap(({ id: field, type }) => {
    const blank = blankValue(type);
    const [was, is] = [fieldOf(old, field) ?? blank, fieldOf(now, field) ?? blank];
    if (isSameValue(was, is)) return [];
    return [fieldDifference(after, { section, item, field }, was, is)];
  });
}

/** One field's difference, named as the draft names the place. */
export function fieldDifference(
  draft: ResumeDraft,
  field: DraftField,
  before: DraftValue,
  after: DraftValue,
): DraftDifference {
  const label = fieldLabel(draft, field);
  return { kind: "field", key: fieldKey(field), field, label, before, after };
}

/** An entry or a section that only one side has: `draft` is that side. */
export function presence(
  kind: "added" | "removed",
  draft: ResumeDraft,
  section: string,
  item: string | null,
): DraftDifference {
  const label = item === null ? sectionLabel(draft, section) : itemLabel(draft, section, item);
  const text = excerptOf(textsIn(draft, section, item));
  return { kind, key: presenceKey(section, item), section, item, label, text };
}

function textsIn(draft: ResumeDraft, section: string, item: string | null): readonly DraftValue[] {
  const holder = holderOf(draft, section, item);
  const own = fieldsIn(section, item)
    .filter(({ id }) => !isPhoto({ section, item, field: id }))
    .map(({ id }) => (holder && fieldOf(holder, id)) ?? "");
  if (item !== null) return own;
  return [...own, ...itemsOf(draft, section).flatMap(({ id }) => textsIn(draft, section, id))];
}

/** The difference in the order of a list, or of the sections: [] when what both have is in the same order. */
function inOrder(before: ResumeDraft, after: ResumeDraft, section: string | null) {
  const [olds, news] = [idsIn(before, section), idsIn(after, section)];
  return isSameOrder(olds, news) ? [] : [orderDifference(before, after, section)];
}

/** The ids of a list's entries, or of the sections, in their order. */
export function idsIn(draft: ResumeDraft, section: string | null): readonly string[] {
  const list = section === null ? draft.sections : itemsOf(draft, section);
  return list.map(({ id }) => id);
}

/** The order of a list, or of the sections, in both drafts, by names. */
export function orderDifference(
  before: ResumeDraft,
  after: ResumeDraft,
  section: string | null,
): DraftDifference {
  const namesIn = (draft: ResumeDraft) =>
    idsIn(draft, section).map((id) =>
      section === null ? sectionLabel(draft, id) : entryName(draft, section, id),
    );
  return {
    kind: "order",
    key: orderKey(section),
    section,
    label: section === null ? "Order of the sections" : `${sectionLabel(after, section)} · Order`,
    before: namesIn(before),
    after: namesIn(after),
  };
}

function entryName(draft: ResumeDraft, section: string, id: string): string {
  return itemLabel(draft, section, id).slice(`${sectionLabel(draft, section)} · `.length);
}
