export function generations(people: string[], parents: (string | null)[]): string[][] {
  const parentOf = new Map(people.map((person, at) => [person, parents[at] ?? null]));
  const depths = new Map<string, number>();
  const depthOf = (person: string): number => {
    const known = depths.get(person);
    if (known !== undefined) return known;
    const parent = parentOf.get(person) ?? null;
    const depth = parent === null ? 0 : depthOf(parent) + 1;
    depths.set(person, depth);
    return depth;
  };
  const answer: string[][] = [];
  for (const person of people) {
    const depth = depthOf(person);
    while (answer.length <= depth) answer.push([]);
    answer[depth]?.push(person);
  }
  return answer.map((names) => names.sort());
}
