export function overBudget(parents, spent, budgets) {
  const waiting = new Array(parents.length).fill(0);
  for (const parent of parents) if (parent >= 0) waiting[parent]++;
  const totals = [...spent];
  const ready = [];
  waiting.forEach((count, department) => {
    if (count === 0) ready.push(department);
  });
  for (const department of ready) {
    const parent = parents[department];
    if (parent < 0) continue;
    totals[parent] += totals[department];
    waiting[parent]--;
    if (waiting[parent] === 0) ready.push(parent);
  }
  const over = [];
  totals.forEach((total, department) => {
    if (total > budgets[department]) over.push(department);
  });
  return over;
}
