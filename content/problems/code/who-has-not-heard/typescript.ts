export function notReached(people: string[], calls: string[][], first: string): string[] {
  const called = new Map<string, string[]>();
  for (const [caller, name] of calls) {
    const list = called.get(caller);
    if (list) list.push(name);
    else called.set(caller, [name]);
  }
  const heard = new Set([first]);
  const queue = [first];
  for (const member of queue) {
    for (const name of called.get(member) ?? []) {
      if (heard.has(name)) continue;
      heard.add(name);
      queue.push(name);
    }
  }
  return people.filter((name) => !heard.has(name));
}
