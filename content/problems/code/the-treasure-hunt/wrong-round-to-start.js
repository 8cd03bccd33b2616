export function huntWay(clues, start) {
  const next = new Map(clues);
  const way = [start];
  for (let step = 0; step < clues.length; step++) {
    const place = next.get(way.at(-1));
    if (place === undefined) break;
    if (place === start) return [];
    way.push(place);
  }
  return way;
}
