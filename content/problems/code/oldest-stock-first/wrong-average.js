export function costOfSales(moves) {
  let stock = 0;
  let worth = 0;
  const costs = [];
  for (const { what, kilos, rate } of moves) {
    if (what === "in") {
      stock += kilos;
      worth += kilos * rate;
    } else if (kilos > stock) {
      costs.push(null);
    } else {
      const cost = Math.round((worth * kilos) / stock);
      costs.push(cost);
      stock -= kilos;
      worth -= cost;
    }
  }
  return costs;
}
