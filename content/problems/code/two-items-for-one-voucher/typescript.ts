export function spendExactly(prices: number[], voucher: number): number[] {
  const seen = new Map<number, number>(); // price: first place
  for (const [j, price] of prices.entries()) {
    const first = seen.get(voucher - price);
    if (first !== undefined) return [first, j];
    if (!seen.has(price)) seen.set(price, j);
  }
  return [];
}
