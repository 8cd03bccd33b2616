class Heap {
  items = [];

  constructor(isBefore) {
    this.isBefore = isBefore;
  }

  get top() {
    return this.items[0];
  }

  push(item) {
    let at = this.items.push(item) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!this.isBefore(this.items[at], this.items[above])) return;
      this.swap(at, above);
      at = above;
    }
  }

  pop() {
    const last = this.items.pop();
    if (this.items.length === 0) return;
    this.items[0] = last;
    for (let at = 0; ; ) {
      let first = at;
      for (const below of [2 * at + 1, 2 * at + 2]) {
        if (below < this.items.length && this.isBefore(this.items[below], this.items[first])) first = below;
      }
      if (first === at) return;
      this.swap(at, first);
      at = first;
    }
  }

  swap(a, b) {
    [this.items[a], this.items[b]] = [this.items[b], this.items[a]];
  }
}

export function cheapestOffers(offers, days) {
  const coming = [...offers].sort((a, b) => a.from - b.from);
  const order = days.map((_, customer) => customer).sort((a, b) => days[a] - days[b]);
  const open = new Heap((a, b) => a.rupees < b.rupees);
  const prices = new Array(days.length).fill(null);
  let next = 0;
  for (const customer of order) {
    const day = days[customer];
    while (next < coming.length && coming[next].from <= day) open.push(coming[next++]);
    while (open.top && open.top.to < day) open.pop();
    prices[customer] = open.top ? open.top.rupees : null;
  }
  return prices;
}
