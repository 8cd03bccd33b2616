export function mostDelivered(orders, riders) {
  const light = orders.toSorted((a, b) => a - b);
  let delivered = 0;
  for (const strength of riders.toSorted((a, b) => a - b)) {
    if (delivered < light.length && light[delivered] <= strength) delivered++;
  }
  return delivered;
}
