export function notReached(people, calls, first) {
  const called = new Map(people.map((name) => [name, []]));
  for (const [caller, name] of calls) called.get(caller).push(name);
  const heard = new Set([first]);
  const queue = [first];
  for (const member of queue) {
    for (const name of called.get(member)) {
      if (heard.has(name)) continue;
      heard.add(name);
      queue.push(name);
    }
  }
  return people.filter((name) => !heard.has(name));
}
