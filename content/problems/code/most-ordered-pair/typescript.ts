export function mostOrderedPair(orders: string[][]): string[] {
  const together = new Map<string, Map<string, number>>();
  for (const order of orders) {
    const dishes = [...new Set(order)].sort();
    for (const [at, first] of dishes.entries()) {
      const partners = together.get(first) ?? new Map<string, number>();
      together.set(first, partners);
      for (const second of dishes.slice(at + 1)) partners.set(second, (partners.get(second) ?? 0) + 1);
    }
  }
  let best: string[] = [];
  let most = 0;
  for (const first of [...together.keys()].sort()) {
    const partners = together.get(first) ?? new Map<string, number>();
    for (const [second, count] of partners) {
      const isSameFirst = count === most && best[0] === first && second < (best[1] ?? "");
      if (count > most || isSameFirst) {
        best = [first, second];
        most = count;
      }
    }
  }
  return best;
}
