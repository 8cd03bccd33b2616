import type { Person, Scenario } from "@taiyari/domain/simulation";

/** Of somebody in a scenario, or what there is of one. */
export type NamedPerson = Pick<Person, "id" | "name">;

/** "PM": the first letters of the first and the last name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => Array.from(word ?? "", (letter) => letter.toUpperCase())[0] ?? "")
    .join("");
}

/** "Priya". */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? name;
}

/** Somebody by their id; with the id as a name where the scenario has nobody of it. */
export function personOf({ people }: Pick<Scenario, "people">, id: string): NamedPerson {
  return people.find((person) => person.id === id) ?? { id, name: id };
}

/** "Head of growth, your manager"; "" for somebody the scenario does not have. */
export function titleOf({ people }: Pick<Scenario, "people">, id: string): string {
  const person = people.find((one) => one.id === id);
  if (!person) return "";
  return person.isManager ? `${person.title}, your manager` : person.title;
}
