export function faresWithin(fares: number[][], budgets: number[]): number[] {
  return budgets.map((budget) => {
    let count = 0;
    let columns = fares[0].length;
    for (const row of fares) {
      while (columns > 0 && row[columns - 1] > budget) columns--;
      count += columns;
    }
    return count;
  });
}
