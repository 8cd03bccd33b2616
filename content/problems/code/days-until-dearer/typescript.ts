export function daysUntilDearer(prices: number[]): number[] {
  const answer = prices.map(() => 0);
  const waiting: { day: number; price: number }[] = [];
  for (const [day, price] of prices.entries()) {
    for (let last = waiting.at(-1); last && last.price < price; last = waiting.at(-1)) {
      answer[last.day] = day - last.day;
      waiting.pop();
    }
    waiting.push({ day, price });
  }
  return answer;
}
