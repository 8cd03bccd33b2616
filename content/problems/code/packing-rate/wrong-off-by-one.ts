export function slowestRate(orders: number[], minutes: number): number {
  let low = 1;
  let high = orders.reduce((most, items) => Math.max(most, items), 1);
  while (low < high) {
    const rate = Math.floor((low + high) / 2);
    const needed = orders.reduce((sum, items) => sum + Math.ceil(items / rate), 0);
    if (needed < minutes) high = rate;
    else low = rate + 1;
  }
  return low;
}
