export function recentlyViewed(room, acts) {
  const nodes = new Map();
  const ends = {};
  ends.newer = ends.older = ends;
  const unlink = (node) => {
    node.newer.older = node.older;
    node.older.newer = node.newer;
    nodes.delete(node.id);
  };
  const shown = [];
  for (const [act, id] of acts) {
    if (act === "list") {
      const ids = [];
      for (let node = ends.older; node !== ends; node = node.older) ids.push(node.id);
      shown.push(ids);
      continue;
    }
    const known = nodes.get(id);
    if (known) unlink(known);
    if (act !== "view") continue;
    const node = { id, newer: ends, older: ends.older };
    ends.older.newer = node;
    ends.older = node;
    nodes.set(id, node);
    if (nodes.size > room) unlink(ends.newer);
  }
  return shown;
}
