export const make = {
  /** One long way through all but each hundredth, with the last call first in the list. */
  longWay(n) {
    const people = Array.from({ length: n }, (_, at) => `m${at}`);
    const way = people.filter((_, at) => at % 100 !== 99);
    return [people, way.slice(1).map((name, at) => [way[at], name]).reverse(), "m0"];
  },
  manyCalls(n, random) {
    const people = Array.from({ length: n }, (_, at) => `m${at}`);
    const any = () => people[Math.floor(random() * n)];
    return [people, Array.from({ length: 2 * n }, () => [any(), any()]), "m0"];
  },
};
