export function lowestWinning(bids: number[], plots: number): (number | null)[] {
  let winning: number[] = [];
  return bids.map((bid) => {
    winning = [...winning, bid].sort((a, b) => b - a).slice(0, plots);
    return winning.at(-1) ?? null;
  });
}
