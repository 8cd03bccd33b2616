// A tree of matches: each node holds the winner of the two below it, the root the next driver.
export function shareFares(earned: number[], fares: number[]): number[] {
  const totals = [...earned];
  let size = 1;
  while (size < totals.length) size *= 2;
  const winner = new Array<number>(2 * size).fill(-1);
  const better = (a: number, b: number): number => {
    if (a < 0 || b < 0) return Math.max(a, b);
    return totals[b] < totals[a] ? b : a;
  };
  for (let driver = 0; driver < totals.length; driver++) winner[size + driver] = driver;
  for (let node = size - 1; node >= 1; node--) winner[node] = better(winner[2 * node], winner[2 * node + 1]);
  for (const fare of fares) {
    const driver = winner[1];
    totals[driver] += fare;
    for (let node = (size + driver) >> 1; node >= 1; node >>= 1) winner[node] = better(winner[2 * node], winner[2 * node + 1]);
  }
  return totals;
}
