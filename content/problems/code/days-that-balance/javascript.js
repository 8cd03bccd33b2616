export function balancedStretches(changes) {
  const seen = new Map([[0, 1]]);
  let balance = 0;
  let stretches = 0;
  for (const change of changes) {
    balance += change;
    const before = seen.get(balance) ?? 0;
    stretches += before;
    seen.set(balance, before + 1);
  }
  return stretches;
}
