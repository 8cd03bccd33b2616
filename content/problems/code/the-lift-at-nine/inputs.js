export const make = {
  tower(n, random) {
    return [Math.floor(n * 3), Array.from({ length: n }, () => Math.floor(random() * n * 10)), random() < 0.5];
  },
};
