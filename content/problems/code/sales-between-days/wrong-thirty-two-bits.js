export function salesBetween(sales, questions) {
  const totals = new Int32Array(sales.length + 1);
  sales.forEach((amount, at) => {
    totals[at + 1] = totals[at] + amount;
  });
  return questions.map(([first, last]) => totals[last] - totals[first - 1]);
}
