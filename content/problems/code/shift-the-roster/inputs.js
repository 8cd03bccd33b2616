export const make = {
  staff(n) {
    return [Array.from({ length: n }, (_, at) => `n${at}`), n * 7 + (n >> 1)];
  },
};
