type Offer = { from: number; to: number; rupees: number };

export function cheapestOffers(offers: Offer[], days: number[]): (number | null)[] {
  const byPrice = [...offers].sort((a, b) => a.rupees - b.rupees);
  const sorted = [...days].sort((a, b) => a - b);
  const prices = new Array<number | null>(sorted.length).fill(null);
  const free = Array.from({ length: sorted.length + 1 }, (_, at) => at);
  const find = (from: number): number => {
    let root = from;
    while (free[root] !== root) root = free[root];
    for (let at = from; at !== root; ) [at, free[at]] = [free[at], root];
    return root;
  };
  for (const { from, to, rupees } of byPrice) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle] < from) low = middle + 1;
      else high = middle;
    }
    for (let at = find(low); at < sorted.length && sorted[at] <= to; at = find(at)) {
      prices[at] = rupees;
      free[at] = at + 1;
    }
  }
  return prices;
}
