export function shareFares(earned, fares) {
  const totals = [...earned];
  const order = totals.map((_, driver) => driver).sort((a, b) => totals[a] - totals[b] || a - b);
  fares.forEach((fare, at) => {
    totals[order[at % order.length]] += fare;
  });
  return totals;
}
