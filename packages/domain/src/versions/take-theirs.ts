import { assertNever } from "../result/index.ts";
import type { DraftDifference } from "./difference.ts";
import type { ResumeDraft } from "../draft/draft.ts";
import { removeItem } from "../draft/edit-items.ts";
import { removeSection, withSections } from "../draft/edit-sections.ts";
import { customSection, itemsOf, withCustom, withData, withItems } from "../draft/holders.ts";
import { canAdd } from "../draft/limits.ts";
import { valueOf } from "../draft/sections-of.ts";
import { setField } from "../draft/set-field.ts";
import { idsIn } from "./differences-between.ts";
import { mergeOrder } from "./merge-order.ts";
import { settingKey } from "./places.ts";
import { settingPlaces, withSettingOf } from "./settings.ts";

/**
 * Resolves some conflicts of a merge the other way: at those places the draft then holds what `theirs` holds. All
 * else stays, also what was edited since the merge. An entry for which there is no room stays out.
 *
 * @param conflicts  of `mergeDrafts`, or differences whose `before` is theirs
 * @param keys       the `key` of each that is to be theirs; others stay mine
 */
export function takeTheirs(
  draft: ResumeDraft,
  conflicts: readonly DraftDifference[],
  keys: Iterable<string>,
  theirs: ResumeDraft,
): ResumeDraft {
  const chosen = new Set(keys);
  return conflicts
    .filter(({ key }) => chosen.has(key))
    .reduce((taken, conflict) => take(taken, conflict, theirs), draft);
}

/**
 * Resolves some conflicts of a merge my way. The draft holds mine already, but for what I took away and they edited:
 * that is taken away now.
 *
 * @param conflicts  of `mergeDrafts`
 * @param keys       the `key` of each that is to be mine
 */
export function keepMine(
  draft: ResumeDraft,
  conflicts: readonly DraftDifference[],
  keys: Iterable<string>,
): ResumeDraft {
  const chosen = new Set(keys);
  return conflicts
    .filter((conflict) => conflict.kind === "removed" && chosen.has(conflict.key))
    .reduce((kept, conflict) => withoutIt(kept, conflict), draft);
}

function withoutIt(draft: ResumeDraft, conflict: DraftDifference): ResumeDraft {
  if (conflict.kind !== "removed" && conflict.kind !== "added") return draft;
  const { section, item } = conflict;
  return item === null ? removeSection(draft, section) : removeItem(draft, section, item);
}

function take(draft: ResumeDraft, conflict: DraftDifference, theirs: ResumeDraft): ResumeDraft {
  switch (conflict.kind) {
    case "field": {
      const value = valueOf(theirs, conflict.field);
      return value === null ? draft : setField(draft, conflict.field, value);
    }
    case "added":
      return withoutIt(draft, conflict);
    case "removed":
      return conflict.item === null
        ? takeSection(draft, conflict.section, theirs)
        : takeItem(draft, conflict.section, conflict.item, theirs);
    case "order":
      return takeOrder(draft, conflict.section, theirs);
    case "setting": {
      const place = settingPlaces(draft, theirs).find((each) => settingKey(each) === conflict.key);
      return place ? withSettingOf(draft, place, theirs) : draft;
    }
    default:
      return assertNever(conflict);
  }
}

function takeItem(draft: ResumeDraft, section: string, id: string, theirs: ResumeDraft) {
  const item = itemsOf(theirs, section).find((each) => each.id === id);
  const isThere = itemsOf(draft, section).some((each) => each.id === id);
  if (!item || (!isThere && !canAdd(draft, section))) return draft;
  const others = itemsOf(draft, section).filter((each) => each.id !== id);
  const items = new Map([...others, item].map((each) => [each.id, each]));
  const ids = withPlaceOf(idsIn(draft, section), idsIn(theirs, section), id);
  return withItems(
    draft,
    section,
    ids.flatMap((each) => items.get(each) ?? []),
  );
}

function takeSection(draft: ResumeDraft, id: string, theirs: ResumeDraft): ResumeDraft {
  const section = customSection(theirs, id);
  if (!section) return draft;
  if (customSection(draft, id)) return withCustom(draft, section);
  if (!canAdd(draft, null)) return draft;
  const added = withData(draft, { custom: [...draft.resumeData.custom, section] });
  const sections = new Map([...theirs.sections, ...draft.sections].map((each) => [each.id, each]));
  const ids = withPlaceOf(idsIn(draft, null), idsIn(theirs, null), id);
  return withSections(
    added,
    ids.flatMap((each) => sections.get(each) ?? []),
  );
}

/** The ids with one more, where the others have it. */
function withPlaceOf(ids: readonly string[], others: readonly string[], id: string) {
  if (ids.includes(id)) return ids;
  return mergeOrder(ids, ids, others, new Set([...ids, id])).ids;
}

function takeOrder(draft: ResumeDraft, section: string | null, theirs: ResumeDraft): ResumeDraft {
  const now = idsIn(draft, section);
  const { ids } = mergeOrder(now, now, idsIn(theirs, section), new Set(now));
  if (section === null) {
    const sections = new Map(draft.sections.map((each) => [each.id, each]));
    return withSections(
      draft,
      ids.flatMap((id) => sections.get(id) ?? []),
    );
  }
  const items = new Map(itemsOf(draft, section).map((item) => [item.id, item]));
  return withItems(
    draft,
    section,
    ids.flatMap((id) => items.get(id) ?? []),
  );
}
