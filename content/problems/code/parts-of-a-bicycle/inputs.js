export const make = {
  /** Each level needs the one below twice, in two entries. */
  doubled(n) {
    const parts = Array.from({ length: n }, (_, at) => ({
      name: `p${at}`,
      needs: [
        { name: `p${at + 1}`, count: 1 },
        { name: `p${at + 1}`, count: 1 },
      ],
    }));
    return [parts, "p0"];
  },
  factory(n, random) {
    const parts = Array.from({ length: n }, (_, at) => ({
      name: `p${at}`,
      needs: Array.from({ length: 1 + Math.floor(random() * 3) }, () => ({
        name: at + 200 < n && random() < 0.5 ? `p${Math.min(n - 1, at + 100 + Math.floor(random() * 200))}` : `raw${Math.floor(random() * 40)}`,
        count: 1 + Math.floor(random() * 3),
      })),
    }));
    return [parts, "p0"];
  },
};
