export function recentlyViewed(room: number, acts: string[][]): string[][] {
  const products = new Set<string>();
  const shown: string[][] = [];
  for (const [act, id = ""] of acts) {
    if (act === "list") {
      shown.push([...products].reverse());
    } else {
      products.delete(id);
      if (act === "view") products.add(id);
      const [oldest] = products;
      if (products.size > room && oldest !== undefined) products.delete(oldest);
    }
  }
  return shown;
}
