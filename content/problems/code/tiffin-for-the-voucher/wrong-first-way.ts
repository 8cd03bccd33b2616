export function tiffins(prices: number[], voucher: number): number[][] {
  const rest = prices.map((_, at) => prices.slice(at).reduce((sum, one) => sum + one, 0));
  const choose = (at: number, left: number): number[] | null => {
    if (left === 0) return [];
    const price = prices[at];
    if (price === undefined || (rest[at] ?? 0) < left) return null;
    const withIt = price > left ? null : choose(at + 1, left - price);
    return withIt ? [at, ...withIt] : choose(at + 1, left);
  };
  const way = choose(0, voucher);
  return way ? [way] : [];
}
