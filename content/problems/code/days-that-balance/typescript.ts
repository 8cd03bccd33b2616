export function balancedStretches(changes: number[]): number {
  const seen = new Map<number, number>([[0, 1]]);
  let balance = 0;
  return changes.reduce((stretches, change) => {
    balance += change;
    const before = seen.get(balance) ?? 0;
    seen.set(balance, before + 1);
    return stretches + before;
  }, 0);
}
