export const make = {
  party(n, random) {
    return [900000000 + Math.floor(random() * 90000000), Array.from({ length: n }, () => 1 + Math.floor(random() * 10000))];
  },
  /** Everybody loses the same. */
  equals(n) {
    return [n * 5000 - 1, new Array(n).fill(3)];
  },
};
