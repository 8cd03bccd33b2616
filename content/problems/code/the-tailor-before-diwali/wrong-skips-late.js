export function mostOrders(orders) {
  let time = 0;
  let finished = 0;
  for (const { days, due } of [...orders].sort((a, b) => a.due - b.due || a.days - b.days)) {
    if (time + days > due) continue;
    time += days;
    finished++;
  }
  return finished;
}
