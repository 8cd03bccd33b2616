export function pagesToPrint(order: string, pages: number): number[] {
  const wanted = new Set<number>();
  for (const part of order.replaceAll(" ", "").split(",")) {
    if (part === "") continue;
    const [from = "", to = from] = part.split("-");
    const first = from === "" ? 1 : Number(from);
    const last = to === "" ? pages : Math.min(Number(to), pages);
    for (let page = first; page <= last; page++) wanted.add(page);
  }
  return [...wanted].sort((a, b) => a - b);
}
