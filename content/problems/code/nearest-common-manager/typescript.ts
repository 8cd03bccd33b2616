export function commonManager(managers: (number | null)[], pairs: number[][]): number[] {
  const wayUp = (person: number): number[] => {
    const way = [person];
    for (let above = managers[person]; above !== null && above !== undefined; above = managers[above]) way.push(above);
    return way;
  };
  return pairs.map(([a = 0, b = 0]) => {
    const first = wayUp(a).reverse();
    const second = wayUp(b).reverse();
    let shared = 0;
    while (shared + 1 < first.length && shared + 1 < second.length && first[shared + 1] === second[shared + 1]) shared++;
    return first[shared] ?? 0;
  });
}
