export const make = {
  riders(n, random) {
    return [
      Array.from({ length: n }, () => {
        const begin = Math.floor(random() * 1380);
        return [begin, begin + 1 + Math.floor(random() * 59)];
      }),
    ];
  },
  /** Of a long calendar, so that little overlaps. */
  pieces(n, random) {
    const slots = Array.from({ length: n }, (_, at) => [at * 10, at * 10 + 1 + Math.floor(random() * 9)]);
    for (let at = n - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [slots[at], slots[other]] = [slots[other], slots[at]];
    }
    return [slots];
  },
};
