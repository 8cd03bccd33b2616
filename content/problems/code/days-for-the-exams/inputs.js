const pick = (random, count) => {
  const chosen = new Set();
  while (chosen.size < count) chosen.add(Math.floor(random() * 18));
  return [...chosen].map((one) => `S${one}`);
};

export const make = {
  /** Subjects of one group never clash, so six days are enough and needed. */
  school(n, random) {
    return [
      Array.from({ length: n }, () => {
        const first = Math.floor(random() * 6);
        return [0, 1, 2, 3].map((step) => `S${((first + step) % 6) + 6 * Math.floor(random() * 3)}`);
      }),
    ];
  },
  sparse(n, random) {
    return [Array.from({ length: n }, () => pick(random, 2))];
  },
};
