interface Road {
  a: number;
  b: number;
  toll: number;
}

interface Situation {
  price: number;
  town: number;
  used: number;
}

export function cheapestWay(towns: number, roads: Road[], coupons: number): number | null {
  const from = Array.from({ length: towns }, (): { next: number; toll: number }[] => []);
  for (const { a, b, toll } of roads) {
    from[a]?.push({ next: b, toll });
    from[b]?.push({ next: a, toll });
  }
  const best = new Map<number, number>();
  const heap: Situation[] = [];
  const offer = (situation: Situation): void => {
    const key = situation.town * (coupons + 1) + situation.used;
    if (situation.price >= (best.get(key) ?? Infinity)) return;
    best.set(key, situation.price);
    push(heap, situation);
  };
  offer({ price: 0, town: 0, used: 0 });
  for (let now = pop(heap); now; now = pop(heap)) {
    const { price, town, used } = now;
    if (town === towns - 1) return price;
    if (price > (best.get(town * (coupons + 1) + used) ?? Infinity)) continue;
    for (const { next, toll } of from[town] ?? []) {
      offer({ price: price + toll, town: next, used });
      if (used < coupons) offer({ price, town: next, used: used + 1 });
    }
  }
  return null;
}

function push(heap: Situation[], item: Situation): void {
  let at = heap.push(item) - 1;
  while (at > 0) {
    const above = (at - 1) >> 1;
    const parent = heap[above];
    if (!parent || parent.price <= item.price) break;
    heap[at] = parent;
    at = above;
  }
  heap[at] = item;
}

function pop(heap: Situation[]): Situation | undefined {
  const top = heap[0];
  const last = heap.pop();
  if (!last || heap.length === 0) return top;
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    const priceOf = (place: number): number => heap[place]?.price ?? Infinity;
    const lower = priceOf(left + 1) < priceOf(left) ? left + 1 : left;
    const child = heap[lower];
    if (!child || child.price >= last.price) break;
    heap[at] = child;
    at = lower;
  }
  heap[at] = last;
  return top;
}
