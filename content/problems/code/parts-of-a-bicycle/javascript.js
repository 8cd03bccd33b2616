export function rawParts(parts, wanted) {
  const needs = new Map(parts.map((part) => [part.name, part.needs]));
  const known = new Map();
  const expand = (name) => {
    if (known.has(name)) return known.get(name);
    const raw = new Map();
    const own = needs.get(name) ?? [];
    if (own.length === 0) raw.set(name, 1);
    for (const { name: part, count } of own) {
      for (const [piece, each] of expand(part)) raw.set(piece, (raw.get(piece) ?? 0) + count * each);
    }
    known.set(name, raw);
    return raw;
  };
  return Object.fromEntries(expand(wanted));
}
