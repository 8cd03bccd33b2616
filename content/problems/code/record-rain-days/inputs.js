export const make = {
  /** Mostly light rain under a high first day, so that no search ends early. */
  season(n, random) {
    const days = Array.from({ length: n }, () => (random() < 0.05 ? null : Math.floor(random() * 400)));
    if (n > 0) days[0] = 1400;
    return [days];
  },
  slowRise(n, random) {
    return [Array.from({ length: n }, (_, day) => Math.floor((day * 1400) / n) - Math.floor(random() * 2) + 1)];
  },
};
