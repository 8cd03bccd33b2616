const sorted = (n, weight) => Array.from({ length: n }, weight).sort((a, b) => a - b);

export const make = {
  /** Never the same weight on both sides. */
  evenAndOdd(n, random) {
    return [
      sorted(n, () => 2 + 2 * Math.floor(random() * 400000)),
      sorted(n, () => 1 + 2 * Math.floor(random() * 400000)),
    ];
  },
  /** All on the left are lighter than all on the right. */
  farApart(n, random) {
    return [
      sorted(n, () => 1 + Math.floor(random() * 400000)),
      sorted(n, () => 500000 + Math.floor(random() * 400000)),
    ];
  },
};
