export function generations(people: string[], parents: (string | null)[]): string[][] {
  const depths = new Map<string, number>();
  const answer: string[][] = [];
  people.forEach((person, at) => {
    const parent = parents[at] ?? null;
    const depth = parent === null ? 0 : (depths.get(parent) ?? 0) + 1;
    depths.set(person, depth);
    while (answer.length <= depth) answer.push([]);
    answer[depth]?.push(person);
  });
  return answer.map((names) => names.sort());
}
