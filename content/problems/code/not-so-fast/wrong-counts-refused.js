export function allowCalls(calls, most, seconds) {
  const queues = new Map();
  return calls.map(({ key, second }) => {
    if (!queues.has(key)) queues.set(key, { tried: [], front: 0 });
    const queue = queues.get(key);
    while (queue.front < queue.tried.length && queue.tried[queue.front] <= second - seconds) queue.front++;
    queue.tried.push(second);
    return queue.tried.length - queue.front <= most;
  });
}
