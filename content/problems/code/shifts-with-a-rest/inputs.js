export const make = {
  season(n, random) {
    return [Array.from({ length: n }, () => Math.floor(random() * 10001))];
  },
};
