export function mostDelivered(orders: number[], riders: number[]): number {
  const waiting = [...orders].sort((a, b) => a - b);
  let delivered = 0;
  for (const strength of [...riders].sort((a, b) => b - a)) {
    if ((waiting[delivered] ?? Infinity) <= strength) delivered++;
  }
  return delivered;
}
