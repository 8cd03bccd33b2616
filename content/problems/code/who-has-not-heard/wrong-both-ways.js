export function notReached(people, calls, first) {
  const linked = new Map(people.map((name) => [name, []]));
  for (const [caller, name] of calls) {
    linked.get(caller).push(name);
    linked.get(name).push(caller);
  }
  const heard = new Set([first]);
  for (const member of heard) {
    for (const name of linked.get(member)) heard.add(name);
  }
  return people.filter((name) => !heard.has(name));
}
