export function daysUntilDearer(prices) {
  const answer = new Array(prices.length).fill(0);
  const waiting = [];
  prices.forEach((price, day) => {
    while (waiting.length > 0 && prices[waiting.at(-1)] < price) {
      const earlier = waiting.pop();
      answer[earlier] = day - earlier;
    }
    waiting.push(day);
  });
  return answer;
}
