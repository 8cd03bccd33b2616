export function splitBill(total, weights) {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const shares = weights.map((weight) => Math.round((total * weight) / sum));
  // The rest, if any, goes to the first who has to pay at all.
  const rest = total - shares.reduce((all, share) => all + share, 0);
  if (rest > 0) shares[weights.findIndex((weight) => weight > 0)] += rest;
  return shares;
}
