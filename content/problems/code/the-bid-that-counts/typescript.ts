class LowestFirst {
  private readonly items: number[] = [];

  get size(): number {
    return this.items.length;
  }

  get lowest(): number {
    return this.items[0] ?? Infinity;
  }

  add(item: number): void {
    let at = this.items.push(item) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (this.value(above) <= this.value(at)) break;
      this.swap(at, above);
      at = above;
    }
  }

  removeLowest(): void {
    const last = this.items.pop();
    if (last === undefined || this.items.length === 0) return;
    this.items[0] = last;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const lower = this.value(left + 1) < this.value(left) ? left + 1 : left;
      if (this.value(lower) >= this.value(at)) return;
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

export function lowestWinning(bids: number[], plots: number): (number | null)[] {
  const winning = new LowestFirst();
  return bids.map((bid) => {
    winning.add(bid);
    if (winning.size > plots) winning.removeLowest();
    return winning.size === plots ? winning.lowest : null;
  });
}
