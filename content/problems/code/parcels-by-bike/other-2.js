export function fewestTrips(weights, limit) {
  const most = weights.reduce((a, b) => Math.max(a, b), 0);
  if (most > limit) return -1;
  const count = new Array(most + 1).fill(0);
  for (const weight of weights) count[weight]++;
  let left = weights.length;
  let trips = 0;
  let light = 1;
  for (let heavy = most; left > 0; ) {
    if (count[heavy] === 0) {
      heavy--;
      continue;
    }
    count[heavy]--;
    left--;
    trips++;
    while (left > 0 && count[light] === 0) light++;
    if (left > 0 && light + heavy <= limit) {
      count[light]--;
      left--;
    }
  }
  return trips;
}
