export function recentHighest(units: number[], days: number): number[] {
  const candidates: { day: number; used: number }[] = [];
  let front = 0;
  const highest: number[] = [];
  for (const [day, used] of units.entries()) {
    while (candidates.length > front && (candidates.at(-1)?.used ?? Infinity) <= used) candidates.pop();
    candidates.push({ day, used });
    if ((candidates[front]?.day ?? day) <= day - days) front++;
    highest.push(candidates[front]?.used ?? used);
  }
  return highest;
}
