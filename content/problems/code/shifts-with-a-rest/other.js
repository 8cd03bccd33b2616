export function bestShifts(pay) {
  let worked = 0;
  let free = 0;
  pay.forEach((night) => {
    const freeTonight = Math.max(worked, free);
    worked = free + night;
    free = freeTonight;
  });
  return Math.max(worked, free);
}
