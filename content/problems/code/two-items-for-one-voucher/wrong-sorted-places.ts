export function spendExactly(prices: number[], voucher: number): number[] {
  const sorted = [...prices].sort((a, b) => a - b);
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const sum = (sorted[low] ?? 0) + (sorted[high] ?? 0);
    if (sum === voucher) return [low, high];
    if (sum < voucher) low += 1;
    else high -= 1;
  }
  return [];
}
