export function daysUntilDearer(prices) {
  const answer = new Array(prices.length).fill(0);
  for (let day = prices.length - 2; day >= 0; day--) {
    let later = day + 1;
    while (prices[later] <= prices[day] && answer[later] > 0) later += answer[later];
    if (prices[later] > prices[day]) answer[day] = later - day;
  }
  return answer;
}
