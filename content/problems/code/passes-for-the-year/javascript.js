export function cheapestPasses(travel, passes) {
  const best = [0];
  const covered = passes.map(() => 0);
  travel.forEach((day, at) => {
    let lowest = Infinity;
    passes.forEach(({ days, price }, kind) => {
      while (travel[covered[kind]] <= day - days) covered[kind]++;
      lowest = Math.min(lowest, best[covered[kind]] + price);
    });
    best[at + 1] = lowest;
  });
  return best.at(-1);
}
