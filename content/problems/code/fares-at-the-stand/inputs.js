export const make = {
  stand(n, random) {
    const rupees = () => Math.floor(random() * 10000);
    return [Array.from({ length: n }, rupees), Array.from({ length: n }, rupees)];
  },
  /** Few different sums, so that the numbers decide. */
  equals(n, random) {
    return [Array.from({ length: n }, () => 10 * Math.floor(random() * 3)), Array.from({ length: n }, () => 10 + 10 * Math.floor(random() * 2))];
  },
};
