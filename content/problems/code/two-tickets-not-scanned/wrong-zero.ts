export function notScanned(scans: number[]): number[] {
  const open = new Set<number>();
  for (const ticket of scans) {
    if (!ticket) continue;
    if (!open.delete(ticket)) open.add(ticket);
  }
  return [...open].sort((a, b) => a - b);
}
