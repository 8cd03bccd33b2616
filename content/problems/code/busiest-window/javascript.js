export function busiestWindow(times, length) {
  const sorted = times.toSorted((a, b) => a - b);
  let best = [];
  let end = 0;
  sorted.forEach((second, start) => {
    while (end < sorted.length && sorted[end] < second + length) end++;
    if (best.length === 0 || end - start > best[1]) best = [second, end - start];
  });
  return best;
}
