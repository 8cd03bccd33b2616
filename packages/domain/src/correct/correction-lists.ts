import type { Correction } from "../resume/corrections.ts";
import type { MergedDocument, MergeSides } from "../sync/model.ts";

/** The corrections of one upload: each refers to what the ones before it left. */
export type Corrections = readonly Correction[];

/** A database may give the keys of an object back in another order. */
export function isSameCorrections(a: Corrections, b: Corrections): boolean {
  return a === b || (a.length === b.length && startsWith(a, b));
}

/**
 * Three-way merge: where one side only added to all that the other has, that side. Anything else is a conflict, for
 * corrections made on different lists speak of different places.
 */
export function mergeCorrections({
  base,
  mine,
  theirs,
}: MergeSides<Corrections>): MergedDocument<Corrections> {
  const areAdditions = startsWith(mine, base) && startsWith(theirs, base);
  if (areAdditions && startsWith(mine, theirs)) return { doc: mine, hasConflict: false };
  if (areAdditions && startsWith(theirs, mine)) return { doc: theirs, hasConflict: false };
  return { doc: mine, hasConflict: true };
}

function startsWith(list: Corrections, start: Corrections): boolean {
  return (
    start.length <= list.length &&
    start.every((correction, at) => canonical(correction) === canonical(list[at]))
  );
}

function canonical(value: unknown): string | undefined {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
