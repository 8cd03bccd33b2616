export const make = {
  halfTheSeason(n, random) {
    return [Array.from({ length: n }, () => Math.floor(random() * 1000000)), Math.floor(n / 2)];
  },
  /** Cheaper and cheaper, so that the best comes last. */
  falling(n, random) {
    return [Array.from({ length: n }, (_, day) => 4 * (n - day) + Math.floor(random() * 3)), Math.floor(n / 3)];
  },
};
