export function busiestWindow(times, length) {
  let best = [];
  for (const second of times) {
    let count = 0;
    for (const one of times) if (one >= second && one < second + length) count++;
    const isBetter = best.length === 0 || count > best[1] || (count === best[1] && second < best[0]);
    if (isBetter) best = [second, count];
  }
  return best;
}
