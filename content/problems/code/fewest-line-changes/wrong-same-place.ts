export function fewestChanges(lines: string[][], start: string, goal: string): number {
  const waiting = lines.map((stations) => new Set(stations));
  const boarded = new Set<number>();
  let reached = new Set([start]);
  for (let changes = 0; ; changes++) {
    const next = new Set<string>();
    let isAny = false;
    waiting.forEach((stations, line) => {
      if (boarded.has(line) || ![...stations].some((station) => reached.has(station))) return;
      boarded.add(line);
      isAny = true;
      for (const station of stations) next.add(station);
    });
    if (!isAny) return -1;
    if (next.has(goal)) return start === goal ? 1 : changes;
    reached = next;
  }
}
