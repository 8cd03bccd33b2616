export const make = {
  bowl(n, random) {
    return [Array.from({ length: n }, (_, at) => Math.floor((Math.abs(at - n / 2) * 19000) / n) + Math.floor(random() * 300))];
  },
  hills(n, random) {
    return [Array.from({ length: n }, () => Math.floor(random() * 10001))];
  },
};
