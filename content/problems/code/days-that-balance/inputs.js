export const make = {
  ledger(n, random) {
    return [Array.from({ length: n }, () => Math.floor(random() * 201) - 100)];
  },
  /** Only income, so that nothing balances. */
  steady(n, random) {
    return [Array.from({ length: n }, () => 1 + Math.floor(random() * 1000))];
  },
};
