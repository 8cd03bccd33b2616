export function mostOrderedPair(orders) {
  const names = [...new Set(orders.flat())].sort();
  const numbers = new Map(names.map((name, number) => [name, number]));
  const counts = {};
  for (const order of orders) {
    const own = [...new Set(order.map((dish) => numbers.get(dish)))].sort((a, b) => a - b);
    own.forEach((first, at) => {
      for (const second of own.slice(at + 1)) {
        const key = first * names.length + second;
        counts[key] = (counts[key] || 0) + 1;
      }
    });
  }
  const keys = Object.keys(counts).map(Number).sort((a, b) => counts[b] - counts[a] || a - b);
  if (keys.length === 0) return [];
  return [names[Math.floor(keys[0] / names.length)], names[keys[0] % names.length]];
}
