export function smallestDifference(left, right) {
  let best = Infinity;
  let i = 0;
  let j = 0;
  while (i < left.length && j < right.length) {
    best = Math.min(best, Math.abs(left[i] - right[j]));
    if (left[i] < right[j]) i++;
    else j++;
  }
  return best === Infinity ? -1 : best;
}
