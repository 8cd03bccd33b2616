export function rawParts(parts, wanted) {
  const needs = new Map(parts.map((part) => [part.name, part.needs]));
  const known = new Map();
  const expand = (name) => {
    if (known.has(name)) return known.get(name);
    const own = needs.get(name) ?? [];
    const raw = new Map(own.length === 0 ? [[name, 1]] : []);
    for (const { name: part, count } of own) {
      for (const [piece, each] of expand(part)) raw.set(piece, count * each);
    }
    known.set(name, raw);
    return raw;
  };
  return Object.fromEntries(expand(wanted));
}
