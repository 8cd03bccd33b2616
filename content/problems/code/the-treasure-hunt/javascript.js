export function huntWay(clues, start) {
  const next = new Map(clues);
  const visited = new Set();
  for (let place = start; place !== undefined; place = next.get(place)) {
    if (visited.has(place)) return [];
    visited.add(place);
  }
  return [...visited];
}
