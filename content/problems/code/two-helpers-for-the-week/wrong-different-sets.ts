export function helperPairs(helpers: string[]): number {
  const sets = new Set<number>();
  for (const days of helpers) {
    let set = 0;
    for (const day of days) set |= 1 << (Number(day) - 1);
    sets.add(set);
  }
  const list = [...sets];
  let pairs = 0;
  list.forEach((a, at) => {
    for (const b of list.slice(at + 1)) if ((a | b) === 127) pairs++;
  });
  return pairs;
}
