export function slowestRate(orders: number[], minutes: number): number {
  let low = 1;
  let high = orders.reduce((most, items) => Math.max(most, items), 1);
  while (low < high) {
    const rate = Math.floor((low + high) / 2);
    if (minutesAt(orders, rate) <= minutes) high = rate;
    else low = rate + 1;
  }
  return low;
}

function minutesAt(orders: number[], rate: number): number {
  return orders.reduce((sum, items) => sum + Math.ceil(items / rate), 0);
}
