export function leastUnfairness(ratings: number[]): number {
  const sorted = [...ratings].sort((a, b) => a - b);
  if (sorted.length % 2 === 1) sorted.pop();
  let sum = 0;
  for (let at = 1; at < sorted.length; at++) sum += sorted[at] - sorted[at - 1];
  return sum;
}
