export function busiestWindow(times, length) {
  if (times.length === 0) return [];
  const upTo = new Int32Array(86401);
  for (const second of times) upTo[second + 1]++;
  for (let second = 1; second <= 86400; second++) upTo[second] += upTo[second - 1];
  let best = [0, 0];
  for (let start = 0; start < 86400; start++) {
    if (upTo[start + 1] === upTo[start]) continue;
    const count = upTo[Math.min(86400, start + length)] - upTo[start];
    if (count > best[1]) best = [start, count];
  }
  return best;
}
