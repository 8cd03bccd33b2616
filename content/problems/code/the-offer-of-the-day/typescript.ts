type Offer = { from: number; to: number; rupees: number };

/** A heap with the cheapest offer on top. */
class OpenOffers {
  private readonly items: Offer[] = [];

  get top(): Offer | undefined {
    return this.items[0];
  }

  push(offer: Offer): void {
    let at = this.items.push(offer) - 1;
    for (let above = (at - 1) >> 1; at > 0 && this.price(at) < this.price(above); above = (at - 1) >> 1) {
      this.swap(at, above);
      at = above;
    }
  }

  pop(): void {
    const last = this.items.pop();
    if (last === undefined || this.items.length === 0) return;
    this.items[0] = last;
    for (let at = 0; ; ) {
      const left = 2 * at + 1;
      const lower = this.price(left + 1) < this.price(left) ? left + 1 : left;
      if (this.price(lower) >= this.price(at)) return;
      this.swap(at, lower);
      at = lower;
    }
  }

  private price(at: number): number {
    return this.items[at]?.rupees ?? Infinity;
  }

  private swap(a: number, b: number): void {
    [this.items[a], this.items[b]] = [this.items[b], this.items[a]];
  }
}

export function cheapestOffers(offers: Offer[], days: number[]): (number | null)[] {
  const coming = [...offers].sort((a, b) => a.from - b.from);
  const order = days.map((_, customer) => customer).sort((a, b) => days[a] - days[b]);
  const open = new OpenOffers();
  const prices = new Array<number | null>(days.length).fill(null);
  let next = 0;
  for (const customer of order) {
    const day = days[customer];
    while (next < coming.length && coming[next].from <= day) open.push(coming[next++]);
    while (open.top && open.top.to < day) open.pop();
    prices[customer] = open.top?.rupees ?? null;
  }
  return prices;
}
