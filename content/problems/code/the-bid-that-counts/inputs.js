export const make = {
  auction(n, random) {
    return [Array.from({ length: n }, () => 1 + Math.floor(random() * 1e9)), Math.max(1, n >> 3)];
  },
  rising(n, random) {
    return [Array.from({ length: n }, (_, at) => at * 100 + Math.floor(random() * 1000) + 1), Math.max(1, n >> 2)];
  },
};
