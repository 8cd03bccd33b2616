export function queueAfter(events) {
  const queue = [];
  for (const [act, name, friend] of events) {
    if (act === "join") queue.push(name);
    if (act === "leave" && queue.includes(name)) queue.splice(queue.indexOf(name), 1);
    if (act === "behind" && queue.includes(friend)) queue.splice(queue.indexOf(friend) + 1, 0, name);
    if (queue.length > 3000) break;
  }
  return queue;
}
