export function tiffins(prices, voucher) {
  const rest = new Array(prices.length + 1).fill(0);
  for (let at = prices.length - 1; at >= 0; at--) rest[at] = rest[at + 1] + prices[at];
  const ways = [];
  const taken = [];
  const choose = (at, left) => {
    if (left === 0) {
      ways.push([...taken]);
      return;
    }
    if (rest[at] < left) return;
    if (prices[at] <= left) {
      taken.push(at);
      choose(at + 1, left - prices[at]);
      taken.pop();
    }
    choose(at + 1, left);
  };
  choose(0, voucher);
  return ways;
}
