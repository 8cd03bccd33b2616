export function splitBill(total, weights) {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const remainders = weights.map((weight) => (total * weight) % sum);
  const shares = weights.map((weight, at) => (total * weight - remainders[at]) / sum);
  const left = shares.reduce((rest, share) => rest - share, total);
  const order = weights.map((_, at) => at).sort((a, b) => remainders[b] - remainders[a] || a - b);
  for (const at of order.slice(0, left)) shares[at]++;
  return shares;
}
