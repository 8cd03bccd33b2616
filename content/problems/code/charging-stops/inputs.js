export const make = {
  highway(n, random) {
    const stations = Array.from({ length: n }, (_, at) => at * 900 + 1 + Math.floor(random() * 900));
    for (let at = n - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [stations[at], stations[other]] = [stations[other], stations[at]];
    }
    return [stations, n * 900, 2000];
  },
};
