export function overBudget(parents: number[], spent: number[], budgets: number[]): number[] {
  const waiting = new Array<number>(parents.length).fill(0);
  for (const parent of parents) if (parent >= 0) waiting[parent]++;
  const left = budgets.map((budget, department) => budget - spent[department]);
  const totals = [...spent];
  const ready = waiting.flatMap((count, department) => (count === 0 ? [department] : []));
  for (const department of ready) {
    const parent = parents[department];
    if (parent < 0) continue;
    totals[parent] += totals[department];
    left[parent] -= totals[department];
    waiting[parent]--;
    if (waiting[parent] === 0) ready.push(parent);
  }
  return left.flatMap((rupees, department) => (rupees <= 0 ? [department] : []));
}
