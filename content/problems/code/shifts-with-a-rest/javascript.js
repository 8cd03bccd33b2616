export function bestShifts(pay) {
  let earlier = 0;
  let before = 0;
  for (const night of pay) [earlier, before] = [before, Math.max(before, earlier + night)];
  return before;
}
