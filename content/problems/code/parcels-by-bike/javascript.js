export function fewestTrips(weights, limit) {
  const sorted = weights.toSorted((a, b) => a - b);
  let light = 0;
  let heavy = sorted.length - 1;
  if (sorted[heavy] > limit) return -1;
  let trips = 0;
  while (light <= heavy) {
    if (sorted[light] + sorted[heavy] <= limit) light++;
    heavy--;
    trips++;
  }
  return trips;
}
