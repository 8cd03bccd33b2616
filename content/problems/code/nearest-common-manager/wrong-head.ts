export function commonManager(managers: (number | null)[], pairs: number[][]): number[] {
  const head = managers.indexOf(null);
  return pairs.map(([a = 0, b = 0]) => {
    if (a === b || managers[b] === a) return a;
    if (managers[a] === b) return b;
    return managers[a] === managers[b] ? (managers[a] ?? head) : head;
  });
}
