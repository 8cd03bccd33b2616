export function garlands(flowers) {
  const left = new Map();
  for (const kind of [...flowers].sort()) left.set(kind, (left.get(kind) ?? 0) + 1);
  const found = [];
  const extend = (garland) => {
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
