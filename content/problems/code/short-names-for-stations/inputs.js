const letters = "aeiouklmnrst";

export const make = {
  manyStations(n, random) {
    const names = new Set();
    while (names.size < n) {
      const length = 5 + Math.floor(random() * 12);
      names.add(`sri${Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join("")}`);
    }
    return [[...names]];
  },
  /** Each begins with the one before. */
  chain(n) {
    return [Array.from({ length: n }, (_, at) => "a".repeat(n - at))];
  },
};
