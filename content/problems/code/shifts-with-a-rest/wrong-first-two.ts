export function bestShifts(pay: number[]): number {
  let earlier = 0;
  let before = pay[0] ?? 0;
  for (const night of pay.slice(2)) {
    const best = Math.max(before, earlier + night, (pay[0] ?? 0) + night);
    earlier = before;
    before = best;
  }
  return before;
}
