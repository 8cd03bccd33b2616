export const make = {
  statement(n, random) {
    return [Array.from({ length: n }, () => Math.floor((random() - 0.4) * 10 ** (2 + Math.floor(random() * 11))))];
  },
};
