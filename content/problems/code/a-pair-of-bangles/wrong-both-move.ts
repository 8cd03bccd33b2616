export function smallestDifference(left: number[], right: number[]): number {
  let best = Infinity;
  let i = 0;
  let j = 0;
  while (i < left.length && j < right.length) {
    best = Math.min(best, Math.abs(left[i] - right[j]));
    if (i + 1 < left.length) best = Math.min(best, Math.abs(left[i + 1] - right[j]));
    if (j + 1 < right.length) best = Math.min(best, Math.abs(left[i] - right[j + 1]));
    i++;
    j++;
  }
  return best === Infinity ? -1 : best;
}
