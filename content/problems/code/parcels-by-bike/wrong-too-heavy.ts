export function fewestTrips(weights: number[], limit: number): number {
  const sorted = [...weights].sort((a, b) => a - b);
  let light = 0;
  let trips = 0;
  for (let heavy = sorted.length - 1; heavy >= light; heavy--) {
    if ((sorted[light] ?? 0) + (sorted[heavy] ?? 0) <= limit) light++;
    trips++;
  }
  return trips;
}
