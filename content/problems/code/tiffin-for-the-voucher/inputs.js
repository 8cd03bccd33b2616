export const make = {
  feast(n, random) {
    const prices = Array.from({ length: n }, (_, at) => 900 + at * 37 + Math.floor(random() * 300));
    return [prices, prices[1] + prices[n - 2] + prices[n >> 1]];
  },
  /** Nearly the whole menu. */
  odd(n, random) {
    const prices = Array.from({ length: n }, (_, at) => 700 + at * 41 + Math.floor(random() * 300));
    const all = prices.reduce((sum, one) => sum + one, 0);
    return [prices, all - prices[3] - prices[9]];
  },
};
