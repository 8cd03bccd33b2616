export function splitBill(total: number, weights: number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const shares = weights.map((weight) => Math.floor((total * weight) / sum));
  const left = shares.reduce((rest, share) => rest - share, total);
  const order = weights.map((_, at) => at).sort((a, b) => weights[b] - weights[a] || a - b);
  for (const at of order.slice(0, left)) shares[at]++;
  return shares;
}
