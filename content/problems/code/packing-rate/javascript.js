export function slowestRate(orders, minutes) {
  let low = 1;
  let high = orders.reduce((most, items) => Math.max(most, items), 1);
  while (low < high) {
    const rate = Math.floor((low + high) / 2);
    let needed = 0;
    for (const items of orders) needed += Math.ceil(items / rate);
    if (needed <= minutes) high = rate;
    else low = rate + 1;
  }
  return low;
}
