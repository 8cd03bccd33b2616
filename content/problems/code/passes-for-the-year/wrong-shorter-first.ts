interface Pass {
  days: number;
  price: number;
}

export function cheapestPasses(travel: number[], passes: Pass[]): number {
  const ordered = [...passes].sort((a, b) => a.days - b.days);
  const starts = ordered.map(() => 0);
  const best = [0];
  for (const [at, day] of travel.entries()) {
    let lowest = Infinity;
    for (const [kind, { days, price }] of ordered.entries()) {
      let start = starts[kind] ?? 0;
      while ((travel[start] ?? day) <= day - days) start++;
      starts[kind] = start;
      if (lowest < Infinity && at - start < 2) continue;
      lowest = Math.min(lowest, (best[start] ?? Infinity) + price);
    }
    best.push(lowest);
  }
  return best.at(-1) ?? 0;
}
