export function lowestWinning(bids, plots) {
  let highest = 0;
  return bids.map((bid, at) => {
    highest = Math.max(highest, bid);
    return at + 1 < plots ? null : highest;
  });
}
