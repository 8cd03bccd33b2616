export function totalByQuarter(bills: { date: string; rupees: number }[]): { quarter: string; rupees: number }[] {
  const totals = new Map<string, number>();
  for (const { date, rupees } of bills) {
    const month = Number(date.slice(5, 7));
    const first = Number(date.slice(0, 4)) - (month < 4 ? 1 : 0);
    const quarter = `FY ${first}-${(first + 1) % 100} Q${Math.floor(((month + 8) % 12) / 3) + 1}`;
    totals.set(quarter, (totals.get(quarter) ?? 0) + rupees);
  }
  return [...totals].map(([quarter, rupees]) => ({ quarter, rupees })).sort((a, b) => (a.quarter < b.quarter ? -1 : 1));
}
