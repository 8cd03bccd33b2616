export function busiestWindow(times: number[], length: number): number[] {
  const sorted = [...times].sort((a, b) => a - b);
  let best: [number, number] | [] = [];
  let end = 0;
  for (const [start, second] of sorted.entries()) {
    while (end < sorted.length && (sorted[end] ?? 0) < second + length) end++;
    const count = end - start;
    if (count > (best[1] ?? 0)) best = [second, count];
  }
  return best;
}
