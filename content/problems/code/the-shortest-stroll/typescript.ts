export function shortestStroll(shops: string[], list: string[]): number[] {
  const needed = new Map<string, number>();
  for (const thing of list) needed.set(thing, (needed.get(thing) ?? 0) + 1);
  const useful = shops.flatMap((thing, place) => (needed.has(thing) ? [{ thing, place }] : []));
  let missing = list.length;
  let best: number[] = [];
  let near = 0;
  for (const { thing, place } of useful) {
    const left = needed.get(thing) ?? 0;
    needed.set(thing, left - 1);
    if (left > 0) missing--;
    while (missing === 0) {
      const first = useful[near];
      near++;
      if (!first) break;
      const [from = 0, to = Infinity] = best;
      if (place - first.place < to - from) best = [first.place, place];
      const count = (needed.get(first.thing) ?? 0) + 1;
      needed.set(first.thing, count);
      if (count > 0) missing++;
    }
  }
  return best;
}
