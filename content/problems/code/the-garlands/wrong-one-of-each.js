export function garlands(flowers) {
  const sorted = [...flowers].sort();
  const isUsed = sorted.map(() => false);
  const found = [];
  const extend = (garland) => {
    if (garland.length === sorted.length) {
      found.push(garland);
      return;
    }
    sorted.forEach((kind, at) => {
      if (isUsed[at] || garland.endsWith(kind)) return;
      if (at > 0 && sorted[at - 1] === kind) return; // the same kind was tried already
      isUsed[at] = true;
      extend(garland + kind);
      isUsed[at] = false;
    });
  };
  extend("");
  return found;
}
