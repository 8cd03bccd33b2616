type Move = { what: string; kilos: number; rate: number };

export function costOfSales(moves: Move[]): (number | null)[] {
  const lots: { kilos: number; rate: number }[] = [];
  let front = 0;
  const costs: (number | null)[] = [];
  for (const { what, kilos, rate } of moves) {
    if (what === "in") {
      lots.push({ kilos, rate });
      continue;
    }
    let cost = 0;
    let open = kilos;
    while (open > 0 && front < lots.length) {
      const lot = lots[front];
      const taken = Math.min(open, lot.kilos);
      cost += taken * lot.rate;
      open -= taken;
      lot.kilos -= taken;
      if (lot.kilos === 0) front++;
    }
    costs.push(open > 0 ? null : cost);
  }
  return costs;
}
