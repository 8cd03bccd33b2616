export function totalByQuarter(bills) {
  const totals = new Map();
  for (const { date, rupees } of bills) {
    const quarter = quarterOf(date);
    totals.set(quarter, (totals.get(quarter) ?? 0) + rupees);
  }
  return [...totals.keys()].sort().map((quarter) => ({ quarter, rupees: totals.get(quarter) }));
}

function quarterOf(date) {
  const [year, month] = date.split("-").map(Number);
  const first = month < 4 ? year - 1 : year;
  const second = String((first + 1) % 100).padStart(2, "0");
  return `FY ${first}-${second} Q${Math.floor(((month + 8) % 12) / 3) + 1}`;
}
