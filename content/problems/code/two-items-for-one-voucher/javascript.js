export function spendExactly(prices, voucher) {
  const seen = new Map(); // price: first place
  for (let j = 0; j < prices.length; j++) {
    const rest = voucher - prices[j];
    if (seen.has(rest)) return [seen.get(rest), j];
    if (!seen.has(prices[j])) seen.set(prices[j], j);
  }
  return [];
}
