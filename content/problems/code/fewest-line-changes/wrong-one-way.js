export function fewestChanges(lines, start, goal) {
  if (start === goal) return 0;
  let stations = new Set([start]);
  const reached = new Set([start]);
  for (let changes = 0; stations.size > 0; changes++) {
    const next = new Set();
    for (const line of lines) {
      const at = line.findIndex((station) => stations.has(station));
      if (at < 0) continue;
      for (const station of line.slice(at)) {
        if (station === goal) return changes;
        if (!reached.has(station)) next.add(station);
        reached.add(station);
      }
    }
    stations = next;
  }
  return -1;
}
