export function huntWay(clues: string[][], start: string): string[] {
  const next = new Map<string, string>();
  for (const [place, following] of clues) next.set(place, following);
  const visited = new Set<string>();
  for (let place: string | undefined = start; place !== undefined; place = next.get(place)) {
    if (visited.has(place)) return [];
    visited.add(place);
  }
  return [...visited];
}
