export function salesBetween(sales: number[], questions: number[][]): number[] {
  const totals = [0];
  let total = 0;
  for (const amount of sales) {
    total += amount;
    totals.push(total);
  }
  const upTo = (day: number) => totals[day] ?? 0;
  return questions.map(([first = 1, last = 0]) => upTo(last) - upTo(first - 1));
}
