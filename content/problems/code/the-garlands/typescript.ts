export function garlands(flowers: string): string[] {
  const left = new Map<string, number>();
  for (const kind of [...flowers].sort()) left.set(kind, (left.get(kind) ?? 0) + 1);
  const found: string[] = [];
  const extend = (garland: string): void => {
    if (garland.length === flowers.length) {
      found.push(garland);
      return;
    }
    for (const [kind, count] of left) {
      if (count === 0 || garland.endsWith(kind)) continue;
      left.set(kind, count - 1);
      extend(garland + kind);
      left.set(kind, count);
    }
  };
  extend("");
  return found;
}
