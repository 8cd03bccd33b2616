export function daysUntilDearer(prices: number[]): number[] {
  const answer = prices.map(() => 0);
  const waiting: number[] = [];
  for (const [day, price] of prices.entries()) {
    while (waiting.length > 0 && (prices[waiting.at(-1) ?? 0] ?? 0) < price) {
      const earlier = waiting.pop() ?? 0;
      answer[earlier] = price - (prices[earlier] ?? 0);
    }
    waiting.push(day);
  }
  return answer;
}
