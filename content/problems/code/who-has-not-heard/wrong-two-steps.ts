export function notReached(people: string[], calls: string[][], first: string): string[] {
  const called = new Map<string, string[]>(people.map((name) => [name, []]));
  for (const [caller, name] of calls) called.get(caller)?.push(name);
  const heard = new Set([first]);
  for (const name of called.get(first) ?? []) {
    heard.add(name);
    for (const further of called.get(name) ?? []) heard.add(further);
  }
  return people.filter((name) => !heard.has(name));
}
