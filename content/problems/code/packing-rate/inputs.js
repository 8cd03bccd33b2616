export const make = {
  evening(n, random) {
    return [Array.from({ length: n }, () => 1 + Math.floor(random() * 1e9)), n * 2];
  },
  few(n, random) {
    return [Array.from({ length: n }, () => 900000000 + Math.floor(random() * 1e8)), n + 2];
  },
};
