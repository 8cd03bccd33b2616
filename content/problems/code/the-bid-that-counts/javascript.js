export function lowestWinning(bids, plots) {
  const heap = [];
  return bids.map((bid) => {
    if (heap.length < plots) {
      heap.push(bid);
      rise(heap, heap.length - 1);
    } else if (bid > heap[0]) {
      heap[0] = bid;
      sink(heap, 0);
    }
    return heap.length < plots ? null : heap[0];
  });
}

function rise(heap, at) {
  const above = (at - 1) >> 1;
  if (at === 0 || heap[above] <= heap[at]) return;
  [heap[above], heap[at]] = [heap[at], heap[above]];
  rise(heap, above);
}

function sink(heap, at) {
  let lowest = at;
  for (const below of [2 * at + 1, 2 * at + 2]) {
    if (below < heap.length && heap[below] < heap[lowest]) lowest = below;
  }
  if (lowest === at) return;
  [heap[lowest], heap[at]] = [heap[at], heap[lowest]];
  sink(heap, lowest);
}
