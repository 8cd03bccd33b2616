export function shortestStroll(shops: string[], list: string[]): number[] {
  const needed = new Map<string, number>();
  for (const thing of list) needed.set(thing, (needed.get(thing) ?? 0) + 1);
  let missing = list.length;
  let best: number[] = [];
  let near = 0;
  if (missing === 0) return best;
  for (const [far, thing] of shops.entries()) {
    const left = needed.get(thing) ?? 0;
    if (left > 0) missing--;
    needed.set(thing, left - 1);
    while (missing === 0) {
      const [from = 0, to = Infinity] = best;
      if (far - near <= to - from) best = [near, far];
      const back = shops[near] ?? "";
      near++;
      needed.set(back, (needed.get(back) ?? 0) + 1);
      if ((needed.get(back) ?? 0) > 0) missing++;
    }
  }
  return best;
}
