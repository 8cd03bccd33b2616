interface Need {
  name: string;
  count: number;
}

interface Part {
  name: string;
  needs: Need[];
}

export function rawParts(parts: Part[], wanted: string): Record<string, number> {
  const needs = new Map(parts.map((part) => [part.name, part.needs]));
  const known = new Map<string, Map<string, number>>();
  const expand = (name: string): Map<string, number> => {
    const done = known.get(name);
    if (done) return done;
    const raw = new Map<string, number>();
    for (const need of needs.get(name) ?? []) {
      for (const [piece, each] of expand(need.name)) raw.set(piece, (raw.get(piece) ?? 0) + need.count * each);
    }
    if (raw.size === 0) raw.set(name, 1);
    known.set(name, raw);
    return raw;
  };
  return Object.fromEntries(expand(wanted));
}
