export function pagesToPrint(order, pages) {
  const wanted = new Set();
  for (const part of order.replaceAll(" ", "").split(",")) {
    if (part === "") continue;
    const [from, to = from] = part.split("-");
    const ends = [Number(from || 1), Number(to || Math.max(pages, Number(from)))];
    for (let page = Math.min(...ends); page <= Math.max(...ends); page++) wanted.add(page);
  }
  return [...wanted].sort((a, b) => a - b);
}
