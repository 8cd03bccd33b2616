interface Road {
  a: number;
  b: number;
  toll: number;
}

export function cheapestWay(towns: number, roads: Road[]): number | null {
  const best = new Array<number>(towns).fill(Infinity);
  best[0] = 0;
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const { a, b, toll } of roads) {
      const [atA = Infinity, atB = Infinity] = [best[a], best[b]];
      if (atA + toll < atB) best[b] = atA + toll;
      if (atB + toll < atA) best[a] = atB + toll;
      isChanged ||= atA + toll < atB || atB + toll < atA;
    }
  }
  const price = best[towns - 1] ?? Infinity;
  return price === Infinity ? null : price;
}
