export function mostOrderedPair(orders: string[][]): string[] {
  const counts = new Map<string, number>();
  for (const order of orders) {
    const dishes = [...new Set(order)].sort();
    dishes.forEach((first, at) => {
      for (const second of dishes.slice(at + 1)) {
        const key = JSON.stringify([first, second]);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    });
  }
  let best: string[] = [];
  let most = 0;
  for (const [key, count] of counts) {
    if (count <= most) continue;
    most = count;
    best = JSON.parse(key) as string[];
  }
  return best;
}
