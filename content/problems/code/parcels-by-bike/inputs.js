export const make = {
  depot(n, random) {
    return [Array.from({ length: n }, () => 1 + Math.floor(random() * 30000)), 30000];
  },
  /** Partners far from each other in the list. */
  twins(n, random) {
    return [Array.from({ length: n }, (_, at) => (at % 2 === 0 ? 1 + Math.floor(random() * 9000) : 15000 + Math.floor(random() * 5000))), 24000];
  },
};
