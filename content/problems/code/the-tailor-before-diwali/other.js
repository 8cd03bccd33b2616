// The same choice without a heap: chosen orders are counted by their days of work.
export function mostOrders(orders) {
  const counts = new Uint32Array(10001);
  let time = 0;
  let chosen = 0;
  let longest = 0;
  for (const { days, due } of [...orders].sort((a, b) => a.due - b.due)) {
    counts[days]++;
    chosen++;
    time += days;
    longest = Math.max(longest, days);
    if (time <= due) continue;
    while (counts[longest] === 0) longest--;
    counts[longest]--;
    chosen--;
    time -= longest;
  }
  return chosen;
}
