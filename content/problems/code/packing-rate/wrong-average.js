export function slowestRate(orders, minutes) {
  const items = orders.reduce((sum, one) => sum + one, 0);
  return Math.ceil(items / minutes);
}
