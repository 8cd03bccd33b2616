export function shortestStroll(shops, list) {
  const needed = new Map();
  for (const thing of list) needed.set(thing, (needed.get(thing) ?? 0) + 1);
  let missing = list.length;
  let best = [];
  let near = 0;
  if (missing === 0) return best;
  shops.forEach((thing, far) => {
    if (!needed.has(thing)) return;
    if (needed.get(thing) > 0) missing--;
    needed.set(thing, needed.get(thing) - 1);
    while (missing === 0) {
      if (best.length === 0 || far - near < best[1] - best[0]) best = [near, far];
      const back = shops[near++];
      if (!needed.has(back)) continue;
      needed.set(back, needed.get(back) + 1);
      if (needed.get(back) > 0) missing++;
    }
  });
  return best;
}
