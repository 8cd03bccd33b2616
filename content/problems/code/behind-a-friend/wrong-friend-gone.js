export function queueAfter(events) {
  const ends = { name: null };
  ends.before = ends;
  ends.behind = ends;
  const people = new Map();
  for (const [act, name, friend] of events) {
    if (act === "leave") {
      const person = people.get(name);
      if (!person) continue;
      person.before.behind = person.behind;
      person.behind.before = person.before;
      people.delete(name);
      continue;
    }
    if (act === "behind" && !people.has(friend)) continue;
    const before = act === "behind" ? people.get(friend) : ends.before;
    const person = { name, before, behind: before.behind };
    before.behind.before = person;
    before.behind = person;
    people.set(name, person);
  }
  const names = [];
  for (let person = ends.behind; person !== ends; person = person.behind) names.push(person.name);
  return names;
}
