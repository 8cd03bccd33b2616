export function faresWithin(fares, budgets) {
  return budgets.map((budget) => {
    let count = 0;
    for (const row of fares) {
      for (const fare of row) {
        if (fare > budget) return count;
        count++;
      }
    }
    return count;
  });
}
