export function mostDelivered(orders: number[], riders: number[]): number {
  const waiting = [...orders].sort((a, b) => a - b);
  return [...riders]
    .sort((a, b) => a - b)
    .reduce((delivered, strength) => ((waiting[delivered] ?? Infinity) <= strength ? delivered + 1 : delivered), 0);
}
