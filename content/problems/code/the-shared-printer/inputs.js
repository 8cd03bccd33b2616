export const make = {
  office(n, random) {
    return [Array.from({ length: n }, () => 1 + Math.floor(random() * 39)), 2];
  },
};
