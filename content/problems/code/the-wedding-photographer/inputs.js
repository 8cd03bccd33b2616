export const make = {
  season(n, random) {
    return [
      Array.from({ length: n }, () => {
        const from = 1 + Math.floor(random() * 900000000);
        return { from, to: from + Math.floor(random() * 100000), fee: 1 + Math.floor(random() * 1000000) };
      }),
    ];
  },
  /** None overlaps another, so all are accepted. */
  oneByOne(n, random) {
    return [Array.from({ length: n }, (_, at) => ({ from: 3 * (n - at), to: 3 * (n - at) + 2, fee: 500000 + Math.floor(random() * 500000) }))];
  },
};
