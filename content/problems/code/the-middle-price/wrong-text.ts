export function middlePrices(prices: number[]): number[] {
  const seen: number[] = [];
  return prices.slice(0, 1000).map((price) => {
    seen.push(price);
    seen.sort();
    const half = seen.length >> 1;
    return seen.length % 2 === 1 ? (seen[half] ?? 0) : ((seen[half - 1] ?? 0) + (seen[half] ?? 0)) / 2;
  });
}
