export const make = {
  /** n rows of n seats; each run is a little shorter than the group. */
  stadium(n, random) {
    const row = () => {
      const gap = 1 + Math.floor(random() * 5);
      return "F".repeat(Math.floor(n / 2) - gap) + "T" + "F".repeat(n - Math.floor(n / 2) + gap - 1 - 9) + "T".repeat(9);
    };
    return [Array.from({ length: n }, row), Math.floor(n / 2) + 50];
  },
  /** n signs altogether. */
  hall(n, random) {
    const side = Math.max(20, Math.floor(Math.sqrt(n)));
    return make.stadium(side, random);
  },
};
