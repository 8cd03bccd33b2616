export function bestShifts(pay: number[]): number {
  let earlier = 0;
  let before = 0;
  for (const night of pay) {
    const best = Math.max(before, earlier + night);
    earlier = before;
    before = best;
  }
  return before;
}
