export function shareFares(earned: number[], fares: number[]): number[] {
  const totals = [...earned];
  const heap = totals.map((_, driver) => driver);
  const isBefore = (a: number, b: number): boolean => totals[a] < totals[b] || (totals[a] === totals[b] && a < b);

  const sink = (from: number): void => {
    for (let at = from; ; ) {
      let first = at;
      for (const below of [2 * at + 1, 2 * at + 2]) {
        if (below < heap.length && isBefore(heap[below], heap[first])) first = below;
      }
      if (first === at) return;
      [heap[at], heap[first]] = [heap[first], heap[at]];
      at = first;
    }
  };

  for (let at = heap.length >> 1; at >= 0; at--) sink(at);
  for (const fare of fares) {
    totals[heap[0]] += fare;
    sink(0); // who earned something can only go down
  }
  return totals;
}
