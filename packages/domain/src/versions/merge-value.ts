import { type DraftValue, MAX_FIELD_TEXT, MAX_TAGS } from "../draft/draft.ts";
import { isSameValue } from "../draft/set-field.ts";
import { mergeLines } from "./merge-lines.ts";
import { mergeOrder } from "./merge-order.ts";

/** What a three-way merge makes of one field. */
export interface MergedValue {
  /** Mine in a conflict. */
  readonly value: DraftValue;
  readonly isConflict: boolean;
}

/** The three texts, checkboxes or tags of one field. */
interface Sides {
  readonly base: DraftValue;
  readonly mine: DraftValue;
  readonly theirs: DraftValue;
  /** Whether the field is a text of lines, which are then merged one by one. */
  readonly hasLines: boolean;
}

/** Three-way merge of one field. Where both sides changed it, tags are merged as a set and texts line by line. */
export function mergeValue({ base, mine, theirs, hasLines }: Sides): MergedValue {
  if (isSameValue(mine, theirs) || isSameValue(theirs, base))
    return { value: mine, isConflict: false };
  if (isSameValue(mine, base)) return { value: theirs, isConflict: false };
  const value = mergeChanged({ base, mine, theirs, hasLines });
  return { value: value ?? mine, isConflict: value === null };
}

function mergeChanged({ base, mine, theirs, hasLines }: Sides): DraftValue | null {
  if (isTags(base) && isTags(mine) && isTags(theirs)) return mergeTags(base, mine, theirs);
  const isText = typeof base === "string" && typeof mine === "string" && typeof theirs === "string";
  if (!isText || !hasLines) return null;
  const merged = mergeLines(base, mine, theirs);
  return merged !== null && merged.length <= MAX_FIELD_TEXT ? merged : null;
}

function isTags(value: DraftValue): value is readonly string[] {
  return Array.isArray(value);
}

/** What either side took away is gone, what either added is there; null when both put them in another order. */
function mergeTags(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] | null {
  if ([base, mine, theirs].some((tags) => new Set(tags).size < tags.length)) return null;
  const [was, own, other] = [new Set(base), new Set(mine), new Set(theirs)];
  const isKept = (tag: string) => !was.has(tag) || (own.has(tag) && other.has(tag));
  const kept = new Set([...mine, ...theirs].filter(isKept));
  const { ids, isConflict } = mergeOrder(base, mine, theirs, kept);
  return isConflict || ids.length > MAX_TAGS ? null : ids;
}
