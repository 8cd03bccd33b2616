import type { ResumeDraft } from "../draft/draft.ts";
import { assertNever } from "../result/index.ts";
import type { MergeSides, Resolution } from "../sync/model.ts";
import type { DraftDifference } from "./difference.ts";
import { differencesBetween } from "./differences-between.ts";
import { mergeDrafts, type MergedDraft } from "./merge-drafts.ts";
import { keepMine, takeTheirs } from "./take-theirs.ts";

export type DraftSides = MergeSides<ResumeDraft>;

/**
 * Three-way merge with what somebody else saved; what cannot be merged is left as conflicts, as `mergeDrafts` says.
 *
 * Where theirs holds what this device sent itself, nobody else changed anything, and mine is kept.
 */
export function reconcileDrafts({ base, mine, theirs, inFlight }: DraftSides): MergedDraft {
  const merged = mergeDrafts(base, mine, theirs);
  if (!inFlight || merged.conflicts.length === 0) return merged;
  const elsewhere = differencesBetween(inFlight, theirs);
  if (elsewhere.length === 0) return { draft: mine, conflicts: [] };
  const isTheirs = (conflict: DraftDifference) =>
    elsewhere.some((each) => each.key === conflict.key || isWithin(each, conflict));
  const own = merged.conflicts.filter((conflict) => !isTheirs(conflict));
  return {
    draft: keepMine(
      merged.draft,
      own,
      own.map(({ key }) => key),
    ),
    conflicts: merged.conflicts.filter(isTheirs),
  };
}

/** Whether a difference lies in an entry or a section that one of the two sides does not have. */
function isWithin(difference: DraftDifference, whole: DraftDifference): boolean {
  if (whole.kind !== "added" && whole.kind !== "removed") return false;
  switch (difference.kind) {
    case "field": {
      const { section, item } = difference.field;
      return section === whole.section && (whole.item === null || item === whole.item);
    }
    case "added":
    case "removed":
    case "order":
      return whole.item === null && difference.section === whole.section;
    case "setting":
      return false;
    default:
      return assertNever(difference);
  }
}

/** Whether two drafts hold the same. */
export function isSameDraft(a: ResumeDraft, b: ResumeDraft): boolean {
  return a === b || differencesBetween(a, b).length === 0;
}

/** What a person chose of two drafts. @param keys  of the conflicts that are to be as theirs; the others stay mine */
export function resolveDrafts(
  sides: DraftSides,
  keys: ReadonlySet<string>,
): Resolution<ResumeDraft> {
  const { draft, conflicts } = reconcileDrafts(sides);
  const own = conflicts.filter(({ key }) => !keys.has(key)).map(({ key }) => key);
  const all = conflicts.map(({ key }) => key);
  return {
    merged: keepMine(draft, conflicts, all),
    chosen: takeTheirs(keepMine(draft, conflicts, own), conflicts, keys, sides.theirs),
    loses: { mine: own.length < all.length, theirs: own.length > 0 },
  };
}
