export const make = {
  /** No two prices make the voucher: all of them are even, and it is odd. */
  noPair(n, random) {
    return [Array.from({ length: n }, () => 2 * Math.floor(random() * 500000)), 999999];
  },
};
