export const make = {
  /** The last number is the head office. */
  chain(n, random) {
    return [
      Array.from({ length: n }, (_, at) => (at === n - 1 ? -1 : at + 1)),
      Array.from({ length: n }, () => Math.floor(random() * 1000000)),
      Array.from({ length: n }, (_, at) => (at + 1) * 500000),
    ];
  },
  tree(n, random) {
    const number = Array.from({ length: n }, (_, at) => at);
    for (let at = n - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [number[at], number[other]] = [number[other], number[at]];
    }
    const parents = new Array(n).fill(-1);
    for (let at = 1; at < n; at++) parents[number[at]] = number[Math.floor(random() * at)];
    return [
      parents,
      Array.from({ length: n }, () => Math.floor(random() * 1000)),
      Array.from({ length: n }, () => Math.floor(random() * 3000)),
    ];
  },
};
