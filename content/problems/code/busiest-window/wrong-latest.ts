export function busiestWindow(times: number[], length: number): number[] {
  const sorted = [...times].sort((a, b) => a - b);
  let best: number[] = [];
  let end = 0;
  for (const [start, second] of sorted.entries()) {
    while (end < sorted.length && (sorted[end] ?? 0) < second + length) end++;
    if (end - start >= (best[1] ?? 0)) best = [second, end - start];
  }
  return best;
}
