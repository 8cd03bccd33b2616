export function fewestTrips(weights: number[], limit: number): number {
  const sorted = [...weights].sort((a, b) => a - b);
  if ((sorted.at(-1) ?? 0) > limit) return -1;
  let light = 0;
  let trips = 0;
  for (let heavy = sorted.length - 1; heavy >= light; heavy--) {
    const together = (sorted[light] ?? 0) + (sorted[heavy] ?? 0);
    if (together <= limit) light++;
    trips++;
  }
  return trips;
}
