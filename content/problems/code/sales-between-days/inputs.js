export const make = {
  ledger(n, random) {
    const sales = Array.from({ length: n }, () => Math.floor(random() * 60000) - 5000);
    const questions = Array.from({ length: n }, () => {
      const first = 1 + Math.floor((random() * n) / 4);
      return [first, Math.min(n, first + Math.floor(n / 2 + (random() * n) / 4))];
    });
    return [sales, questions];
  },
  constant(n) {
    return [Array.from({ length: n }, () => 1000000), [[1, n], [2, n], [n, n]]];
  },
};
