export const make = {
  shuffled(n, random) {
    const keys = Array.from({ length: n }, (_, at) => at);
    for (let at = n - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [keys[at], keys[other]] = [keys[other], keys[at]];
    }
    return [keys];
  },
  oneCircle(n) {
    return [Array.from({ length: n }, (_, at) => (at + n - 1) % n)];
  },
};
