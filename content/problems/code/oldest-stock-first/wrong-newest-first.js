export function costOfSales(moves) {
  const lots = [];
  let stock = 0;
  const costs = [];
  for (const { what, kilos, rate } of moves) {
    if (what === "in") {
      lots.push({ kilos, rate });
      stock += kilos;
    } else if (kilos > stock) {
      costs.push(null);
    } else {
      stock -= kilos;
      let cost = 0;
      for (let open = kilos; open > 0; ) {
        const lot = lots.at(-1);
        const taken = Math.min(open, lot.kilos);
        cost += taken * lot.rate;
        open -= taken;
        lot.kilos -= taken;
        if (lot.kilos === 0) lots.pop();
      }
      costs.push(cost);
    }
  }
  return costs;
}
