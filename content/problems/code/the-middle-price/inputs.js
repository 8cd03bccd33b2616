export const make = {
  market(n, random) {
    return [Array.from({ length: n }, () => 1 + Math.floor(random() * random() * 10000000))];
  },
  rising(n, random) {
    return [Array.from({ length: n }, (_, at) => 1 + at * 90 + Math.floor(random() * 200))];
  },
};
