export function pagesToPrint(order: string, pages: number): number[] {
  const isMarked = new Uint8Array(pages + 1);
  for (const part of order.replaceAll(" ", "").split(",")) {
    if (part === "") continue;
    const [from = "", to = from] = part.split("-");
    const ends = [from === "" ? 1 : Number(from), to === "" ? Math.max(pages, Number(from)) : Number(to)];
    const first = Math.min(...ends);
    const last = Math.min(Math.max(...ends), pages);
    for (let page = first; page <= last; page++) isMarked[page] = 1;
  }
  const result: number[] = [];
  for (let page = 1; page <= pages; page++) {
    if (isMarked[page] === 1) result.push(page);
  }
  return result;
}
