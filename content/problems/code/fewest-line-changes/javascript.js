export function fewestChanges(lines, start, goal) {
  if (start === goal) return 0;
  const linesAt = new Map();
  lines.forEach((stations, line) => {
    for (const station of stations) {
      if (!linesAt.has(station)) linesAt.set(station, []);
      linesAt.get(station).push(line);
    }
  });
  const boarded = new Set();
  const reached = new Set([start]);
  const queue = [{ station: start, rides: 0 }];
  for (const { station, rides } of queue) {
    for (const line of linesAt.get(station) ?? []) {
      if (boarded.has(line)) continue;
      boarded.add(line);
      for (const next of lines[line]) {
        if (next === goal) return rides;
        if (reached.has(next)) continue;
        reached.add(next);
        queue.push({ station: next, rides: rides + 1 });
      }
    }
  }
  return -1;
}
