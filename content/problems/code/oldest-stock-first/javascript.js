export function costOfSales(moves) {
  const lots = [];
  let front = 0;
  let stock = 0;
  const costs = [];
  for (const { what, kilos, rate } of moves) {
    if (what === "in") {
      lots.push({ kilos, rate });
      stock += kilos;
      continue;
    }
    if (kilos > stock) {
      costs.push(null);
      continue;
    }
    stock -= kilos;
    let cost = 0;
    for (let open = kilos; open > 0; ) {
      const lot = lots[front];
      const taken = Math.min(open, lot.kilos);
      cost += taken * lot.rate;
      open -= taken;
      lot.kilos -= taken;
      if (lot.kilos === 0) front++; // shift() would move the whole queue
    }
    costs.push(cost);
  }
  return costs;
}
