import type { Person, Scenario } from "@taiyari/domain/simulation";

export { initialsOf } from "../../../lib/initials.ts";

/** Of somebody in a scenario, or what there is of one. */
export type NamedPerson = Pick<Person, "id" | "name">;

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
