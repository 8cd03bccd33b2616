export function spendExactly(prices, voucher) {
  for (let j = 0; j < prices.length; j++) {
    for (let i = 0; i < j; i++) {
      if (prices[i] + prices[j] === voucher) {
        return [i, j];
      }
    }
  }
  return [];
}
