export const make = {
  club(n, random) {
    return [Array.from({ length: n }, () => Math.floor(random() * 100000))];
  },
};
