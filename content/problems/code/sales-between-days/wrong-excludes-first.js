export function salesBetween(sales, questions) {
  const totals = [0];
  for (const amount of sales) totals.push(totals.at(-1) + amount);
  return questions.map(([first, last]) => totals[last] - totals[first]);
}
