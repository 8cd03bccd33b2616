export const make = {
  season(n, random) {
    return [Array.from({ length: n }, () => Math.floor(random() * 1000000)), 500000];
  },
  allGood(n, random) {
    return [Array.from({ length: n }, () => 900000 + Math.floor(random() * 100000)), 100];
  },
};
