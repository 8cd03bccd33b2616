export function allowCalls(calls, most, seconds) {
  const queues = new Map();
  return calls.map(({ key, second }) => {
    if (!queues.has(key)) queues.set(key, { allowed: [], front: 0 });
    const queue = queues.get(key);
    while (queue.front < queue.allowed.length && queue.allowed[queue.front] <= second - seconds) queue.front++;
    if (queue.allowed.length - queue.front >= most) return false;
    queue.allowed.push(second);
    return true;
  });
}
