export const make = {
  /** One train, shuffled. */
  train(n, random) {
    const coaches = Array.from({ length: n }, (_, at) => ({ id: at * 3 + 1, next: at + 1 < n ? (at + 1) * 3 + 1 : null }));
    for (let at = n - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [coaches[at], coaches[other]] = [coaches[other], coaches[at]];
    }
    return [coaches];
  },
};
