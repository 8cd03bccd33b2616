export function fewestChanges(lines: string[][], start: string, goal: string): number {
  if (start === goal) return 0;
  const linesAt = new Map<string, number[]>();
  lines.forEach((stations, line) => {
    for (const station of stations) {
      const known = linesAt.get(station);
      if (known) known.push(line);
      else linesAt.set(station, [line]);
    }
  });
  const left = new Set(lines.keys());
  const reached = new Set([start]);
  let stations = [start];
  for (let changes = 0; stations.length > 0; changes++) {
    const boarding = stations.flatMap((station) => linesAt.get(station) ?? []).filter((line) => left.delete(line));
    const next: string[] = [];
    for (const station of boarding.flatMap((line) => lines[line] ?? [])) {
      if (station === goal) return changes;
      if (reached.has(station)) continue;
      reached.add(station);
      next.push(station);
    }
    stations = next;
  }
  return -1;
}
