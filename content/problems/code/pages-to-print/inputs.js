export const make = {
  singlePages(n, random) {
    const pages = Array.from({ length: n }, (_, at) => at + 1);
    for (let at = n - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [pages[at], pages[other]] = [pages[other], pages[at]];
    }
    return [pages.join(", "), n];
  },
  ranges(n, random) {
    return [
      Array.from({ length: Math.floor(n / 5) }, () => {
        const first = 1 + Math.floor(random() * n);
        return random() < 0.5 ? `${first}-${first + 9}` : `${first + 9} - ${first}`;
      }).join(","),
      n,
    ];
  },
};
