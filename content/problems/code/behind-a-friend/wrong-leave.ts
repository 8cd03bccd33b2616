export function queueAfter(events: string[][]): string[] {
  const queue: string[] = [];
  for (const [act, name = "", friend = ""] of events.slice(0, 5000)) {
    if (act === "leave") queue.splice(queue.indexOf(name), 1);
    else if (act === "behind" && queue.includes(friend)) queue.splice(queue.indexOf(friend) + 1, 0, name);
    else queue.push(name);
  }
  return queue;
}
