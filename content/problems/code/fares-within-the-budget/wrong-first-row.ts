export function faresWithin(fares: number[][], budgets: number[]): number[] {
  return budgets.map((budget) => {
    const columns = fares[0].filter((fare) => fare <= budget).length;
    const rows = fares.filter((row) => row[0] <= budget).length;
    return columns * rows;
  });
}
