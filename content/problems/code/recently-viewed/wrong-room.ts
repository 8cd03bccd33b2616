export function recentlyViewed(room: number, acts: string[][]): string[][] {
  const products = new Set<string>();
  const shown: string[][] = [];
  for (const [act, id = ""] of acts) {
    if (act === "list") shown.push([...products].reverse());
    else if (act === "remove") products.delete(id);
    else {
      const [oldest] = products;
      if (products.size >= room && oldest !== undefined) products.delete(oldest);
      products.delete(id);
      products.add(id);
    }
  }
  return shown;
}
