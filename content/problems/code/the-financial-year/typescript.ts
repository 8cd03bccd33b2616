interface Bill {
  date: string;
  rupees: number;
}

interface Total {
  quarter: string;
  rupees: number;
}

const QUARTERS = [4, 4, 4, 1, 1, 1, 2, 2, 2, 3, 3, 3];

export function totalByQuarter(bills: Bill[]): Total[] {
  const totals = new Map<string, number>();
  for (const { date, rupees } of bills) {
    const month = Number(date.slice(5, 7));
    const quarter = QUARTERS[month - 1] ?? 0;
    const year = Number(date.slice(0, 4)) - (quarter === 4 ? 1 : 0);
    const name = `FY ${year}-${String(year + 1).slice(-2)} Q${quarter}`;
    totals.set(name, (totals.get(name) ?? 0) + rupees);
  }
  return [...totals].map(([quarter, rupees]) => ({ quarter, rupees })).sort((a, b) => (a.quarter < b.quarter ? -1 : 1));
}
