export function smallestDifference(left, right) {
  let best = Infinity;
  let j = 0;
  for (const weight of left) {
    while (j < right.length && right[j] < weight) j++;
    if (j < right.length) best = Math.min(best, right[j] - weight);
  }
  return best === Infinity ? -1 : best;
}
