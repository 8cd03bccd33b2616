export function completePairs(chappals: string[]): number {
  const counts = new Map<string, { left: number; right: number }>();
  for (const chappal of chappals) {
    const words = chappal.split(" ");
    const kind = `${words[0]} ${words[1]}`;
    const count = counts.get(kind) ?? { left: 0, right: 0 };
    if (words.at(-1) === "L") count.left++;
    else count.right++;
    counts.set(kind, count);
  }
  return [...counts.values()].reduce((pairs, { left, right }) => pairs + Math.min(left, right), 0);
}
