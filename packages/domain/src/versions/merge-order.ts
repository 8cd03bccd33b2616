/** Ids in the order two sides agree on, or in mine. */
export interface MergedOrder {
  readonly ids: readonly string[];
  /** Whether both sides put them in another order, and not the same. */
  readonly isConflict: boolean;
}

/**
 * Three-way merge of an order. The side that reordered decides; mine when both did. What only the other side has
 * comes behind the one it follows there, or last when it was put last, and behind what the first added at that place.
 *
 * @param kept  the ids that are in the result; each of them is in mine or in theirs
 */
export function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  kept: ReadonlySet<string>,
): MergedOrder {
  const hasMoved = !isSameOrder(base, mine);
  const isTheirs = isSameList(base, mine) || (!hasMoved && !isSameOrder(base, theirs));
  const [first, second] = isTheirs ? [theirs, mine] : [mine, theirs];
  const isConflict =
    hasMoved && !isSameOrder(base, theirs) && !isSameOrder(mine, theirs) && !isTheirs;
  return { ids: woven(first, second, kept, new Set(base)), isConflict };
}

/** Whether what both lists have is in the same order in both. */
export function isSameOrder(a: readonly string[], b: readonly string[]): boolean {
  const [inA, inB] = [new Set(a), new Set(b)];
  return isSameList(
    a.filter((id) => inB.has(id)),
    b.filter((id) => inA.has(id)),
  );
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, i) => id === b[i]);
}

function woven(
  first: readonly string[],
  second: readonly string[],
  kept: ReadonlySet<string>,
  known: ReadonlySet<string>,
): readonly string[] {
  const ids = first.filter((id) => kept.has(id));
  const placed = new Set(ids);
  const lastPlaced = second.findLastIndex((id) => placed.has(id));
  let previous: string | null = null;
  for (const [i, id] of second.entries()) {
    if (!kept.has(id)) continue;
    if (!placed.has(id)) {
      let place: number = previous === null ? 0 : ids.indexOf(previous) + 1;
      while (place < ids.length && !known.has(ids[place] ?? "")) place++;
      ids.splice(i > lastPlaced ? ids.length : place, 0, id);
      placed.add(id);
    }
    previous = id;
  }
  return ids;
}
