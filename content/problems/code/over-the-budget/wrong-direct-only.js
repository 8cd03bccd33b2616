export function overBudget(parents, spent, budgets) {
  const totals = [...spent];
  parents.forEach((parent, department) => {
    if (parent >= 0) totals[parent] += spent[department];
  });
  return totals.flatMap((total, department) => (total > budgets[department] ? [department] : []));
}
