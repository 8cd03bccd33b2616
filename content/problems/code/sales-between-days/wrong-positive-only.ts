export function salesBetween(sales: number[], questions: number[][]): number[] {
  const totals = [0];
  let total = 0;
  for (const amount of sales) {
    total += Math.max(amount, 0);
    totals.push(total);
  }
  return questions.map(([first = 1, last = 0]) => (totals[last] ?? 0) - (totals[first - 1] ?? 0));
}
