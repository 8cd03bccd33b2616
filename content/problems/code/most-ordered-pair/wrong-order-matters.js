export function mostOrderedPair(orders) {
  const counts = new Map();
  for (const order of orders) {
    const dishes = [...new Set(order)];
    dishes.forEach((first, at) => {
      for (const second of dishes.slice(at + 1)) {
        const key = JSON.stringify([first, second]);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    });
  }
  const pairs = [...counts].map(([key, count]) => ({ pair: JSON.parse(key).sort(), count }));
  pairs.sort((a, b) => b.count - a.count || (JSON.stringify(a.pair) < JSON.stringify(b.pair) ? -1 : 1));
  return pairs[0]?.pair ?? [];
}
