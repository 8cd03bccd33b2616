export function printingOrder(pages, most) {
  const queue = pages.map((left, at) => ({ job: at + 1, left }));
  const finished = [];
  for (let front = 0; front < queue.length; front++) {
    const { job, left } = queue[front];
    if (left <= most) finished.push(job);
    else queue.push({ job, left: left - most });
  }
  return finished;
}
