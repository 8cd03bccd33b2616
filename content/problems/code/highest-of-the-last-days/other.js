export function recentHighest(units, days) {
  // Blocks of the window's length: the highest from the block's beginning, and from its end.
  const fromLeft = [];
  const fromRight = [];
  units.forEach((used, at) => {
    fromLeft[at] = at % days === 0 ? used : Math.max(fromLeft[at - 1], used);
  });
  for (let at = units.length - 1; at >= 0; at--) {
    fromRight[at] = (at + 1) % days === 0 || at === units.length - 1 ? units[at] : Math.max(fromRight[at + 1], units[at]);
  }
  return units.map((_, at) => {
    const first = Math.max(0, at - days + 1);
    const isOneBlock = Math.floor(first / days) === Math.floor(at / days);
    return isOneBlock ? fromLeft[at] : Math.max(fromRight[first], fromLeft[at]);
  });
}
