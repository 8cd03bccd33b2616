type Person = { name: string; before: Person; behind: Person };

export function queueAfter(events: string[][]): string[] {
  const ends = { name: "" } as Person;
  ends.before = ends;
  ends.behind = ends;
  const people = new Map<string, Person>();
  for (const [act, name = "", friend = ""] of events) {
    if (act === "leave") {
      const person = people.get(name) ?? ends.before;
      person.before.behind = person.behind;
      person.behind.before = person.before;
      people.delete(person.name);
    } else {
      const before = (act === "behind" && people.get(friend)) || ends.before;
      const person = { name, before, behind: before.behind };
      before.behind.before = person;
      before.behind = person;
      people.set(name, person);
    }
  }
  const names: string[] = [];
  for (let person = ends.behind; person !== ends; person = person.behind) names.push(person.name);
  return names;
}
