class Heap {
  items = [];

  constructor(isBefore) {
    this.isBefore = isBefore;
  }

  get size() {
    return this.items.length;
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
    const top = this.items[0];
    const last = this.items.pop();
    if (this.items.length === 0) return top;
    this.items[0] = last;
    for (let at = 0; ; ) {
      let first = at;
      for (const below of [2 * at + 1, 2 * at + 2]) {
        if (below < this.items.length && this.isBefore(this.items[below], this.items[first])) first = below;
      }
      if (first === at) return top;
      this.swap(at, first);
      at = first;
    }
  }

  swap(a, b) {
    [this.items[a], this.items[b]] = [this.items[b], this.items[a]];
  }
}

export function middlePrices(prices) {
  const low = new Heap((a, b) => a > b);
  const high = new Heap((a, b) => a < b);
  return prices.map((price) => {
    low.push(price);
    high.push(low.pop());
    if (high.size > low.size) low.push(high.pop());
    return low.top;
  });
}
