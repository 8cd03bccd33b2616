export const make = {
  canteen(n, random) {
    return [Array.from({ length: n >> 1 }, () => 1 + Math.floor(random() * n)), n];
  },
};
