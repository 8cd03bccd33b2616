function common(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

export function shortNames(stations: string[]): string[] {
  const sorted = [...stations].sort();
  const shortOf = new Map<string, string>();
  let before = 0;
  for (const [at, name] of sorted.entries()) {
    const after = at + 1 < sorted.length ? common(name, sorted[at + 1]) : 0;
    shortOf.set(name, name.slice(0, Math.max(before, after) + 1));
    before = after;
  }
  return stations.map((name) => shortOf.get(name) ?? name);
}
