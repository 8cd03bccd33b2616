export function bestShifts(pay) {
  const taken = new Set();
  let total = 0;
  const order = pay.map((_, at) => at).sort((a, b) => pay[b] - pay[a]);
  for (const at of order) {
    if (taken.has(at - 1) || taken.has(at + 1)) continue;
    taken.add(at);
    total += pay[at];
  }
  return total;
}
