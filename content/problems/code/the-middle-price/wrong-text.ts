class Heap {
  private readonly items: number[] = [];
  private readonly isBefore: (a: number, b: number) => boolean;

  constructor(isBefore: (a: number, b: number) => boolean) {
    this.isBefore = isBefore;
  }

  get size(): number {
    return this.items.length;
  }

  get top(): number {
    return this.items[0];
  }

  push(item: number): void {
    let at = this.items.push(item) - 1;
    for (let above = (at - 1) >> 1; at > 0 && this.isBefore(this.items[at], this.items[above]); above = (at - 1) >> 1) {
      this.swap(at, above);
      at = above;
    }
  }

  pop(): number {
    const top = this.items[0];
    const last = this.items.pop() ?? 0;
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

  private swap(a: number, b: number): void {
    [this.items[a], this.items[b]] = [this.items[b], this.items[a]];
  }
}

export function middlePrices(prices: number[]): number[] {
  const texts = new Map<number, string>(prices.map((price) => [price, String(price)]));
  const isBefore = (a: number, b: number): boolean => (texts.get(a) ?? "") < (texts.get(b) ?? "");
  const low = new Heap((a, b) => isBefore(b, a));
  const high = new Heap(isBefore);
  return prices.map((price) => {
    low.push(price);
    high.push(low.pop());
    if (high.size > low.size) low.push(high.pop());
    return low.size > high.size ? low.top : (low.top + high.top) / 2;
  });
}
