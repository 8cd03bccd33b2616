import { LIST_SECTIONS } from "../fields/sections.ts";
import type { ResumeDraft } from "./draft.ts";
import { type AnyItem, itemsOf, withHolder, withItems } from "./holders.ts";

/** Whether an entry is kept and not shown. */
export function isItemHidden(item: AnyItem): boolean {
  return item.isHidden === true;
}

/** The draft with that entry hidden or shown. */
export function hideItem(
  draft: ResumeDraft,
  section: string,
  id: string,
  isHidden: boolean,
): ResumeDraft {
  const item = itemsOf(draft, section).find((each) => each.id === id);
  if (!item || isItemHidden(item) === isHidden) return draft;
  const { isHidden: _before, ...rest } = item;
  return withHolder(draft, section, id, isHidden ? { ...rest, isHidden } : rest);
}

/** The skills of all groups that are shown. */
export function groupedSkills(draft: ResumeDraft): readonly string[] {
  const groups = draft.resumeData.skills.groups ?? [];
  return groups.filter((group) => !isItemHidden(group)).flatMap(({ skills }) => skills);
}

/** The draft without its hidden entries: what others may see of its lists. */
export function withoutHiddenItems(draft: ResumeDraft): ResumeDraft {
  const lists = [...LIST_SECTIONS, "skills", ...draft.resumeData.custom.map(({ id }) => id)];
  return lists.reduce((left, section) => {
    const items = itemsOf(left, section);
    const shown = items.filter((item) => !isItemHidden(item));
    return shown.length === items.length ? left : withItems(left, section, shown);
  }, draft);
}
