export function recentlyViewed(room, acts) {
  const products = new Set();
  const shown = [];
  for (const [act, id] of acts) {
    if (act === "list") {
      shown.push([...products]);
      continue;
    }
    products.delete(id);
    if (act === "view") products.add(id);
    if (products.size > room) products.delete(products.values().next().value);
  }
  return shown;
}
