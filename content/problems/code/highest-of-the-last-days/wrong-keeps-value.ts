export function recentHighest(units: number[], days: number): number[] {
  const candidates: number[] = [];
  let front = 0;
  return units.map((used, today) => {
    while (candidates.length > front && (candidates.at(-1) ?? Infinity) <= used) candidates.pop();
    candidates.push(used);
    const leaves = units[today - days];
    if (candidates[front] === leaves && candidates.length - front > 1) front++;
    return candidates[front] ?? used;
  });
}
