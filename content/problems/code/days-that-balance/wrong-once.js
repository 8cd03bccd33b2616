export function balancedStretches(changes) {
  const seen = new Set([0]);
  let balance = 0;
  let stretches = 0;
  for (const change of changes) {
    balance += change;
    if (seen.has(balance)) stretches++;
    seen.add(balance);
  }
  return stretches;
}
