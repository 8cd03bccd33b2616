export function pagesToPrint(order, pages) {
  const wanted = new Set();
  for (const part of order.split(",")) {
    const numbers = part.split("-").map((text) => text.trim()).filter((text) => text !== "").map(Number);
    if (numbers.length === 0) continue;
    const first = Math.min(...numbers);
    const last = Math.min(Math.max(...numbers), pages);
    for (let page = first; page <= last; page++) wanted.add(page);
  }
  return [...wanted].sort((a, b) => a - b);
}
