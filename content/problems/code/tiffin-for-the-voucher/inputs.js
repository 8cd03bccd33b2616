export const make = {
  feast(n, random) {
    const prices = Array.from({ length: n }, (_, at) => 900 + at * 37 + Math.floor(random() * 300));
    return [prices, prices[1] + prices[n - 2] + prices[n >> 1]];
  },
};
