class LowestFirst {
  private readonly items: number[] = [];

  get size(): number {
    return this.items.length;
  }

  get top(): number {
    return this.items[0] ?? 0;
  }

  push(item: number): void {
    let at = this.items.push(item) - 1;
    for (let above = (at - 1) >> 1; at > 0 && this.value(at) < this.value(above); above = (at - 1) >> 1) {
      this.swap(at, above);
      at = above;
    }
  }

  pop(): number {
    const top = this.top;
    const last = this.items.pop() ?? 0;
    if (this.items.length > 0) this.items[0] = last;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const lower = this.value(left + 1) < this.value(left) ? left + 1 : left;
      if (this.value(lower) >= this.value(at)) return top;
      this.swap(at, lower);
      at = lower;
    }
  }

  private value(at: number): number {
    return this.items[at] ?? Infinity;
  }

  private swap(a: number, b: number): void {
    [this.items[a], this.items[b]] = [this.value(b), this.value(a)];
  }
}

/** The lower half is kept negated, so that its highest price is the lowest number. */
export function middlePrices(prices: number[]): number[] {
  const low = new LowestFirst();
  const high = new LowestFirst();
  return prices.map((price) => {
    low.push(-price);
    high.push(-low.pop());
    if (high.size > low.size) low.push(-high.pop());
    return low.size > high.size ? -low.top : (high.top - low.top) / 2;
  });
}
