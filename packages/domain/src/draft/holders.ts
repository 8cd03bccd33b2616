import { isListSection } from "../fields/sections.ts";
import type { DraftCustomSection, DraftData, DraftValue, Item, ResumeDraft } from "./draft.ts";

/** An entry of any list. */
export type AnyItem = Item<object>;

/** The person's own section with this id. */
export function customSection(draft: ResumeDraft, id: string): DraftCustomSection | undefined {
  return draft.resumeData.custom.find((section) => section.id === id);
}

/** The entries of a section, of skills the groups, in their order; [] for a section that is no list or does not exist. */
export function itemsOf(draft: ResumeDraft, sectionId: string): readonly AnyItem[] {
  if (isListSection(sectionId)) return draft.resumeData[sectionId];
  if (sectionId === "skills") return draft.resumeData.skills.groups ?? [];
  return customSection(draft, sectionId)?.items ?? [];
}

/** What holds the fields of a section or of one of its entries; undefined for a place that is not there. */
export function holderOf(
  draft: ResumeDraft,
  sectionId: string,
  itemId: string | null,
): object | undefined {
  if (itemId !== null) return itemsOf(draft, sectionId).find((item) => item.id === itemId);
  if (sectionId === "personal" || sectionId === "skills") return draft.resumeData[sectionId];
  return customSection(draft, sectionId);
}

/** The value of a field; null for a name that is none. */
export function fieldOf(holder: object, name: string): DraftValue | null {
  if (!Object.hasOwn(holder, name)) return null;
  const value = (holder as Readonly<Record<string, unknown>>)[name];
  if (typeof value === "string" || typeof value === "boolean") return value;
  return Array.isArray(value) ? value : null;
}

/** The text of a field; "" for one that is no text. */
export function textOf(holder: object, name: string): string {
  const value = fieldOf(holder, name);
  return typeof value === "string" ? value : "";
}

/** The draft with other contents in one part of it; all else stays the same object. */
export function withData(draft: ResumeDraft, part: Partial<DraftData>): ResumeDraft {
  return { ...draft, resumeData: { ...draft.resumeData, ...part } };
}

/** The draft with another section of the person's own in the place of the one with that id. */
export function withCustom(draft: ResumeDraft, section: DraftCustomSection): ResumeDraft {
  const custom = draft.resumeData.custom.map((old) => (old.id === section.id ? section : old));
  return withData(draft, { custom });
}

/** The draft with other entries in a list. The caller promises that they are entries of that list. */
export function withItems(
  draft: ResumeDraft,
  sectionId: string,
  items: readonly AnyItem[],
): ResumeDraft {
  if (isListSection(sectionId)) return withData(draft, { [sectionId]: items });
  if (sectionId === "skills") {
    const { groups: _before, ...tags } = draft.resumeData.skills;
    const groups = items as NonNullable<DraftData["skills"]["groups"]>;
    return withData(draft, { skills: groups.length === 0 ? tags : { ...tags, groups } });
  }
  const section = customSection(draft, sectionId);
  if (!section) return draft;
  return withCustom(draft, { ...section, items: items as DraftCustomSection["items"] });
}

/** The draft with another holder of fields in a place that exists. The caller promises that it has that shape. */
export function withHolder(
  draft: ResumeDraft,
  sectionId: string,
  itemId: string | null,
  holder: object,
): ResumeDraft {
  if (itemId !== null) {
    const items = itemsOf(draft, sectionId);
    return withItems(
      draft,
      sectionId,
      items.map((item) => (item.id === itemId ? (holder as AnyItem) : item)),
    );
  }
  if (customSection(draft, sectionId)) return withCustom(draft, holder as DraftCustomSection);
  return withData(draft, { [sectionId]: holder });
}
