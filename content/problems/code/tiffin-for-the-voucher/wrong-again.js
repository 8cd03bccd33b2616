export function tiffins(prices, voucher) {
  const ways = [];
  const choose = (at, taken, left) => {
    if (left === 0) ways.push(taken);
    else if (left > 0 && at < prices.length && taken.length <= 12) {
      choose(at, [...taken, at], left - prices[at]);
      choose(at + 1, taken, left);
    }
  };
  choose(0, [], voucher);
  return ways;
}
