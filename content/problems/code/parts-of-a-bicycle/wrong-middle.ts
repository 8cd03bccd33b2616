interface Part {
  name: string;
  needs: { name: string; count: number }[];
}

export function rawParts(parts: Part[], wanted: string): Record<string, number> {
  const needs = new Map(parts.map((part) => [part.name, part.needs]));
  const known = new Map<string, Map<string, number>>();
  const expand = (name: string): Map<string, number> => {
    const done = known.get(name);
    if (done) return done;
    const all = new Map<string, number>();
    for (const need of needs.get(name) ?? []) {
      all.set(need.name, (all.get(need.name) ?? 0) + need.count);
      if ((needs.get(need.name) ?? []).length === 0) continue;
      for (const [piece, each] of expand(need.name)) all.set(piece, (all.get(piece) ?? 0) + need.count * each);
    }
    if (all.size === 0) all.set(name, 1);
    known.set(name, all);
    return all;
  };
  return Object.fromEntries(expand(wanted));
}
