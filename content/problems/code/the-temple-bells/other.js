// Bell b is rung at every odd multiple of 2 to the power of (b - 1).
export function bellAt(round, stroke) {
  let bell = 1;
  for (let rest = stroke; rest % 2 === 0; rest /= 2) bell++;
  return bell;
}
