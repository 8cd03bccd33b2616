export function mostDelivered(orders, riders) {
  let delivered = 0;
  for (const strength of riders) {
    if (delivered < orders.length && orders[delivered] <= strength) delivered++;
  }
  return delivered;
}
