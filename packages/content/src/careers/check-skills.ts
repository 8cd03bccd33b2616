import type { Careers, Skill } from "@taiyari/domain/careers";
import { isPlainWord } from "./plain-words.ts";
import { spellingKey, spellingProblems } from "./spelling.ts";

/** What is wrong with the skills: clashes, everyday words, neighbours, orphans; [] for nothing. */
export function skillProblems(careers: Careers): readonly string[] {
  const { skills } = careers;
  const byId = new Map(skills.map((skill) => [skill.id, skill]));
  return [
    ...spellingProblems(
      "Skill",
      skills.map(({ id, name, aliases }) => ({ id, spellings: [name, ...aliases] })),
    ),
    ...skills.flatMap(plainWordProblems),
    ...skills.flatMap((skill) => neighbourProblems(skill, byId)),
    ...orphanProblems(careers),
  ];
}

function plainWordProblems({ id, name, aliases, plainWords = [] }: Skill): readonly string[] {
  const spellings = [name, ...aliases];
  const unmarked = spellings
    .filter((spelling) => isPlainWord(spelling) && !plainWords.includes(spelling))
    .map(
      (spelling) =>
        `Skill "${id}": "${spelling}" is an everyday English word and would be found where nobody meant it. Remove it, or list it under plainWords as well.`,
    );
  const unknown = plainWords
    .filter((word) => !spellings.includes(word))
    .map(
      (word) =>
        `Skill "${id}": the plain word "${word}" is neither its name nor an alias. Write it as it stands there.`,
    );
  return [...unmarked, ...unknown];
}

function neighbourProblems(skill: Skill, byId: ReadonlyMap<string, Skill>): readonly string[] {
  return skill.neighbours.flatMap((id) => {
    if (id === skill.id) {
      return [`Skill "${skill.id}": it names itself as its neighbour. Remove that.`];
    }
    const neighbour = byId.get(id);
    if (neighbour === undefined) {
      return [
        `Skill "${skill.id}": its neighbour "${id}" does not exist. Use the id of a skill, or remove it.`,
      ];
    }
    return neighbour.neighbours.includes(skill.id)
      ? []
      : [`Skill "${skill.id}": its neighbour "${id}" does not name it back. Name it there too.`];
  });
}

/** A skill nothing leads to is never asked for and never offered: either it is misplaced or not needed. */
function orphanProblems({ skills, roles, industries }: Careers): readonly string[] {
  const asked = new Set(roles.flatMap((role) => [...role.mustHave, ...role.niceToHave]));
  const terms = new Set(industries.flatMap((industry) => industry.terms.map(spellingKey)));

  return skills
    .filter(
      ({ id, name, aliases, neighbours }) =>
        !asked.has(id) &&
        !neighbours.some((neighbour) => asked.has(neighbour)) &&
        ![name, ...aliases].some((spelling) => terms.has(spellingKey(spelling))),
    )
    .map(
      ({ id }) =>
        `Skill "${id}": no role asks for it, none of its neighbours is asked for, and no industry lists it. Add it to a role or an industry, or name a neighbour that a role asks for.`,
    );
}
