export function notScanned(scans) {
  const open = new Set();
  for (const ticket of scans) if (!open.delete(ticket)) open.add(ticket);
  return [...open].sort((a, b) => a - b);
}
