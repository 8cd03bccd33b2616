export function bellAt(round, stroke) {
  const middle = 2 ** (round - 1) - 1;
  if (round === 1 || stroke === middle) return round;
  return bellAt(round - 1, stroke < middle ? stroke : stroke - middle - 1);
}
