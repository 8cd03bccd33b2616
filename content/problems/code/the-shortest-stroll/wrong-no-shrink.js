export function shortestStroll(shops, list) {
  const needed = new Map();
  for (const thing of list) needed.set(thing, (needed.get(thing) ?? 0) + 1);
  let missing = list.length;
  const near = shops.findIndex((thing) => needed.has(thing));
  if (missing === 0) return [];
  for (const [far, thing] of shops.entries()) {
    if ((needed.get(thing) ?? 0) > 0) missing--;
    needed.set(thing, (needed.get(thing) ?? 0) - 1);
    if (missing === 0) return [near, far];
  }
  return [];
}
