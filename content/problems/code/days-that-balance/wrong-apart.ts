export function balancedStretches(changes: number[]): number {
  let seen = new Set([0]);
  let balance = 0;
  let stretches = 0;
  for (const change of changes) {
    balance += change;
    if (seen.has(balance)) {
      stretches++;
      seen = new Set();
    }
    seen.add(balance);
  }
  return stretches;
}
