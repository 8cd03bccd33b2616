export function totalByQuarter(bills) {
  const totals = new Map();
  for (const { date, rupees } of bills) {
    const [year, month] = date.split("-").map(Number);
    const first = month < 4 ? year - 1 : year;
    const quarter = `FY ${first}-${String(first + 1).slice(-2)} Q${Math.round(((month + 8) % 12) / 3) + 1}`;
    totals.set(quarter, (totals.get(quarter) ?? 0) + rupees);
  }
  return [...totals.keys()].sort().map((quarter) => ({ quarter, rupees: totals.get(quarter) }));
}
