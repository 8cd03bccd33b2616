export function mergeSlots(slots: number[][]): number[][] {
  const merged: [number, number][] = [];
  const sorted = [...slots].sort(([a = 0], [b = 0]) => a - b);
  for (const [begin = 0, end = 0] of sorted) {
    const last = merged.at(-1);
    if (last && begin <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([begin, end]);
  }
  return merged;
}
