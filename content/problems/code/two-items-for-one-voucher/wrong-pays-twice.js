export function spendExactly(prices, voucher) {
  const at = new Map();
  prices.forEach((price, i) => at.set(price, i));

  for (let i = 0; i < prices.length; i++) {
    const rest = voucher - prices[i];
    if (at.has(rest)) {
      return [i, at.get(rest)];
    }
  }
  return [];
}
