export function printingOrder(pages: number[], most: number): number[] {
  const queue = pages.map((left, job) => ({ job, left }));
  const finished: number[] = [];
  for (const { job, left } of queue) {
    if (left <= most) finished.push(job);
    else queue.push({ job, left: left - most });
  }
  return finished;
}
