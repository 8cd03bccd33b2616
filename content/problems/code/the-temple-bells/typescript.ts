export function bellAt(round: number, stroke: number): number {
  const middle = 2 ** (round - 1);
  if (stroke === middle) return round;
  return bellAt(round - 1, stroke < middle ? stroke : stroke - middle);
}
