// Two walkers, one twice as fast: in a circle they meet.
export function huntWay(clues, start) {
  const next = new Map(clues);
  let slow = start;
  let fast = start;
  while (next.has(fast) && next.has(next.get(fast))) {
    slow = next.get(slow);
    fast = next.get(next.get(fast));
    if (slow === fast) return [];
  }
  const way = [start];
  while (next.has(way.at(-1))) way.push(next.get(way.at(-1)));
  return way;
}
