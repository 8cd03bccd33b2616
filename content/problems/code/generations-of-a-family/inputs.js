export const make = {
  line(n) {
    const people = Array.from({ length: n }, (_, at) => `p${at}`);
    return [people, people.map((_, at) => (at === 0 ? null : `p${at - 1}`))];
  },
  village(n, random) {
    const people = Array.from({ length: n }, (_, at) => `p${at}`);
    const parents = people.map((_, at) => (at < 20 ? null : `p${Math.floor(at - 1 - random() * Math.min(at - 1, n / 20))}`));
    const order = people.map((_, at) => at);
    for (let at = n - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other], order[at]];
    }
    return [order.map((at) => people[at]), order.map((at) => parents[at])];
  },
};
