import type { ResumeDraft } from "@taiyari/domain/draft";
import {
  differencesBetween,
  keepMine,
  mergeDrafts,
  takeTheirs,
  type DraftDifference,
  type MergedDraft,
} from "@taiyari/domain/versions";
import { assertNever } from "@taiyari/domain/result";

/** The drafts of a merge with what another device saved. */
export interface Sides {
  /** What both began with. */
  readonly base: ResumeDraft;
  readonly mine: ResumeDraft;
  readonly theirs: ResumeDraft;
  /** Sent from here without an answer: it may be what the other device went on from. Null for nothing. */
  readonly unheard: ResumeDraft | null;
}

/**
 * Puts the two sides together; what cannot be is left as conflicts, as `mergeDrafts` says.
 *
 * Where theirs holds what this device sent itself, nobody else changed anything, and mine stands.
 */
export function reconcile({ base, mine, theirs, unheard }: Sides): MergedDraft {
  const merged = mergeDrafts(base, mine, theirs);
  if (!unheard || merged.conflicts.length === 0) return merged;
  const elsewhere = differencesBetween(unheard, theirs);
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
export function isSame(a: ResumeDraft, b: ResumeDraft): boolean {
  return differencesBetween(a, b).length === 0;
}

/** What a person chose of two sides. */
export interface Resolution {
  /** Both put together, with mine wherever both changed the same. */
  readonly merged: ResumeDraft;
  /** As chosen. */
  readonly chosen: ResumeDraft;
  /** Whether anything of a side is not in what was chosen. */
  readonly loses: { readonly mine: boolean; readonly theirs: boolean };
}

/** @param keys  of the conflicts that are to be as theirs; the others stay mine */
export function resolve(sides: Sides, keys: ReadonlySet<string>): Resolution {
  const { draft, conflicts } = reconcile(sides);
  const own = conflicts.filter(({ key }) => !keys.has(key)).map(({ key }) => key);
  const all = conflicts.map(({ key }) => key);
  return {
    merged: keepMine(draft, conflicts, all),
    chosen: takeTheirs(keepMine(draft, conflicts, own), conflicts, keys, sides.theirs),
    loses: { mine: own.length < all.length, theirs: own.length > 0 },
  };
}
