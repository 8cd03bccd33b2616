export function spendExactly(prices, voucher) {
  const places = new Map();
  for (let i = prices.length - 1; i >= 0; i--) {
    if (!places.has(prices[i])) places.set(prices[i], []);
    places.get(prices[i]).push(i);
  }
  for (let i = 0; i < prices.length; i++) {
    const mine = places.get(prices[i]);
    mine.pop();
    const partners = places.get(voucher - prices[i]) ?? [];
    if (partners.length > 0) return [i, partners.at(-1)];
  }
  return [];
}
