export function leastUnfairness(ratings) {
  const sorted = [...ratings].sort((a, b) => a - b);
  let sum = 0;
  for (let at = 0; at + 1 < sorted.length; at += 2) sum += sorted[at + 1] - sorted[at];
  return sum;
}
