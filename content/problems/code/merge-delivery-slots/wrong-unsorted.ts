export function mergeSlots(slots: number[][]): number[][] {
  const merged: [number, number][] = [];
  for (const [begin = 0, end = 0] of slots) {
    const found = merged.find((one) => begin <= one[1] && end >= one[0]);
    if (found) {
      found[0] = Math.min(found[0], begin);
      found[1] = Math.max(found[1], end);
    } else merged.push([begin, end]);
  }
  return merged.sort((a, b) => a[0] - b[0]);
}
