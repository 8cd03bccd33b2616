export function printingOrder(pages, most) {
  const queue = pages.map((left, at) => ({ job: at + 1, left }));
  const finished = [];
  for (const entry of queue) {
    while (entry.left > 0) entry.left -= most;
    finished.push(entry.job);
  }
  return finished;
}
