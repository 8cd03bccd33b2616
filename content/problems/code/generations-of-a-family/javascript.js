export function generations(people, parents) {
  const children = new Map();
  people.forEach((person, at) => {
    if (!children.has(parents[at])) children.set(parents[at], []);
    children.get(parents[at]).push(person);
  });
  const answer = [];
  let generation = children.get(null) ?? [];
  while (generation.length > 0) {
    answer.push(generation.toSorted());
    generation = generation.flatMap((person) => children.get(person) ?? []);
  }
  return answer;
}
