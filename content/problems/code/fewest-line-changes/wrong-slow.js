export function fewestChanges(lines, start, goal) {
  if (start === goal) return 0;
  const reached = new Map([[start, 0]]);
  const queue = [start];
  for (const station of queue) {
    for (const line of lines) {
      if (!line.includes(station)) continue;
      for (const next of line) {
        if (reached.has(next)) continue;
        reached.set(next, reached.get(station) + 1);
        queue.push(next);
      }
    }
  }
  return reached.has(goal) ? reached.get(goal) - 1 : -1;
}
