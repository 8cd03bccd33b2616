export function mergeSlots(slots: number[][]): number[][] {
  const merged: [number, number][] = [];
  for (const [begin = 0, end = 0] of slots) {
    const last = merged.at(-1);
    if (last && begin <= last[1] && end >= last[0]) {
      last[0] = Math.min(last[0], begin);
      last[1] = Math.max(last[1], end);
    } else merged.push([begin, end]);
  }
  return merged.sort((a, b) => a[0] - b[0]);
}
