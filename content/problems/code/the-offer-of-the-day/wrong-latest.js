export function cheapestOffers(offers, days) {
  const coming = [...offers].sort((a, b) => a.from - b.from || b.rupees - a.rupees);
  const order = days.map((_, customer) => customer).sort((a, b) => days[a] - days[b]);
  const prices = new Array(days.length).fill(null);
  const open = [];
  let next = 0;
  for (const customer of order) {
    const day = days[customer];
    while (next < coming.length && coming[next].from <= day) open.push(coming[next++]);
    while (open.length > 0 && open.at(-1).to < day) open.pop();
    if (open.length > 0) prices[customer] = open.at(-1).rupees;
  }
  return prices;
}
