export function cheapestWay(towns, roads, coupons) {
  const from = Array.from({ length: towns }, () => []);
  for (const { a, b, toll } of roads) {
    from[a].push([b, toll]);
    from[b].push([a, toll]);
  }
  const states = coupons + 1;
  const best = new Array(towns * states).fill(Infinity);
  const heap = [];
  const offer = (price, state) => {
    if (price >= best[state]) return;
    best[state] = price;
    push(heap, [price, state]);
  };
  offer(0, 0);
  while (heap.length > 0) {
    const [price, state] = pop(heap);
    if (price > best[state]) continue;
    const town = Math.floor(state / states);
    const used = state % states;
    if (town === towns - 1) return price;
    for (const [next, toll] of from[town]) {
      offer(price + toll, next * states + used);
      if (used < coupons) offer(price, next * states + used + 1);
    }
  }
  return null;
}

function push(heap, item) {
  let at = heap.push(item) - 1;
  while (at > 0) {
    const above = (at - 1) >> 1;
    if (heap[above][0] <= heap[at][0]) return;
    [heap[above], heap[at]] = [heap[at], heap[above]];
    at = above;
  }
}

function pop(heap) {
  const top = heap[0];
  const last = heap.pop();
  if (heap.length === 0) return top;
  heap[0] = last;
  for (let at = 0; ; ) {
    let lowest = at;
    for (const below of [2 * at + 1, 2 * at + 2]) {
      if (below < heap.length && heap[below][0] < heap[lowest][0]) lowest = below;
    }
    if (lowest === at) return top;
    [heap[lowest], heap[at]] = [heap[at], heap[lowest]];
    at = lowest;
  }
}
