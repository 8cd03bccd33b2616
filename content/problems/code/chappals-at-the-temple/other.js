export function completePairs(chappals) {
  const counts = new Map();
  for (const chappal of chappals) {
    const kind = chappal.slice(0, -2);
    if (!counts.has(kind)) counts.set(kind, { L: 0, R: 0 });
    counts.get(kind)[chappal.at(-1)]++;
  }
  return [...counts.values()].reduce((pairs, { L, R }) => pairs + Math.min(L, R), 0);
}
