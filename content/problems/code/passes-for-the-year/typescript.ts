interface Pass {
  days: number;
  price: number;
}

export function cheapestPasses(travel: number[], passes: Pass[]): number {
  const best = new Array<number>(travel.length + 1).fill(Infinity);
  best[0] = 0;
  const starts = passes.map(() => 0);
  for (const [at, day] of travel.entries()) {
    for (const [kind, { days, price }] of passes.entries()) {
      let start = starts[kind] ?? 0;
      while ((travel[start] ?? day) <= day - days) start++;
      starts[kind] = start;
      best[at + 1] = Math.min(best[at + 1] ?? Infinity, (best[start] ?? Infinity) + price);
    }
  }
  return best[travel.length] ?? 0;
}
