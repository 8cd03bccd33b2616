export function recentlyViewed(room, acts) {
  const products = new Map();
  const shown = [];
  for (const [act, id] of acts) {
    if (act === "list") {
      shown.push([...products.keys()].reverse());
      continue;
    }
    products.delete(id);
    if (act === "remove") continue;
    products.set(id, true);
    if (products.size > room) products.delete(products.keys().next().value);
  }
  return shown;
}
