export function shareFares(earned: number[], fares: number[]): number[] {
  const totals = [...earned];
  const order = totals.map((_, driver) => driver).sort((a, b) => totals[a] - totals[b] || a - b);
  let at = 0;
  for (const fare of fares) {
    totals[order[at]] += fare;
    // The next one in the order, as soon as this one has more.
    const next = order[at + 1];
    if (next !== undefined && totals[order[at]] > totals[next]) at++;
  }
  return totals;
}
