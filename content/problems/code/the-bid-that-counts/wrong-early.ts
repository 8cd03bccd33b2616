export function lowestWinning(bids: number[], plots: number): (number | null)[] {
  const winning: number[] = [];
  return bids.map((bid) => {
    let low = 0;
    let high = winning.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((winning[middle] ?? 0) >= bid) low = middle + 1;
      else high = middle;
    }
    winning.splice(low, 0, bid);
    if (winning.length > plots) winning.pop();
    return winning.at(-1) ?? null;
  });
}
