export const make = {
  /** Work for about three times the days there are. */
  busySeason(n, random) {
    return [Array.from({ length: n }, () => ({ days: 1 + Math.floor(random() * 10000), due: 1 + Math.floor(random() * n * 1700) }))];
  },
  /** Nearly all can be finished. */
  quietSeason(n, random) {
    return [Array.from({ length: n }, () => ({ days: 1 + Math.floor(random() * 1000), due: 1 + Math.floor(random() * n * 9000) }))];
  },
};
