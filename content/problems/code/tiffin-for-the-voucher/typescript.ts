export function tiffins(prices: number[], voucher: number): number[][] {
  const rest = prices.map((_, at) => prices.slice(at).reduce((sum, one) => sum + one, 0));
  const choose = (at: number, left: number): number[][] => {
    if (left === 0) return [[]];
    const price = prices[at];
    if (price === undefined || (rest[at] ?? 0) < left) return [];
    const withIt = price > left ? [] : choose(at + 1, left - price).map((way) => [at, ...way]);
    return [...withIt, ...choose(at + 1, left)];
  };
  return choose(0, voucher);
}
