export function cheapestWay(towns, roads, coupons) {
  const states = coupons + 1;
  let best = new Map([[0, 0]]);
  let changed = new Set([0]);
  const from = Array.from({ length: towns }, () => []);
  for (const { a, b, toll } of roads) from[a].push([b, toll]);
  while (changed.size > 0) {
    const now = changed;
    changed = new Set();
    for (const state of now) {
      const town = Math.floor(state / states);
      const used = state % states;
      for (const [next, toll] of from[town]) {
        const choices = [[next * states + used, best.get(state) + toll]];
        if (used < coupons) choices.push([next * states + used + 1, best.get(state)]);
        for (const [key, price] of choices) {
          if (price >= (best.get(key) ?? Infinity)) continue;
          best.set(key, price);
          changed.add(key);
        }
      }
    }
  }
  const ends = Array.from({ length: states }, (_, used) => best.get((towns - 1) * states + used) ?? Infinity);
  const lowest = Math.min(...ends);
  return lowest === Infinity ? null : lowest;
}
