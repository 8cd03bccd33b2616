import type { Careers, Role } from "@taiyari/domain/careers";
import { spellingProblems } from "./spelling.ts";

/** The fewest of each that still describe a job rather than hint at it; our choice. */
const FEWEST = {
  aliases: 1,
  mustHave: 6,
  niceToHave: 5,
  responsibilities: 5,
  evidence: 4,
  levels: 2,
} as const;

/** No posting asks for more; a larger number is a slip of the hand. */
const MOST_YEARS = 40;

/** Nouns that end in "s" as the verbs do and tend to open a responsibility by mistake. */
const NOUNS = new Set([
  "Accounts",
  "Dashboards",
  "Invoices",
  "Payments",
  "Requirements",
  "Sales",
  "Skills",
  "Statements",
  "Systems",
  "Tools",
]);

/** What is wrong with the roles: clashes, missing skills, too little said, levels; [] for nothing. */
export function roleProblems({ roles, skills }: Careers): readonly string[] {
  const skillIds = new Set(skills.map((skill) => skill.id));
  return [
    ...spellingProblems(
      "Role",
      roles.map(({ id, title, aliases }) => ({ id, spellings: [title, ...aliases] })),
    ),
    ...roles.flatMap((role) => [
      ...skillListProblems(role, skillIds),
      ...tooFewProblems(role),
      ...verbProblems(role),
      ...levelProblems(role),
    ]),
  ];
}

function skillListProblems(role: Role, skillIds: ReadonlySet<string>): readonly string[] {
  const asked = [...role.mustHave, ...role.niceToHave];
  const missing = asked.filter((id) => !skillIds.has(id));
  const repeated = asked.filter((id, index) => asked.indexOf(id) !== index);
  return [
    ...missing.map(
      (id) =>
        `Role "${role.id}": the skill "${id}" does not exist. Use the id of a skill, or add it.`,
    ),
    ...repeated.map(
      (id) =>
        `Role "${role.id}": the skill "${id}" is listed twice. Keep it in mustHave or in niceToHave.`,
    ),
  ];
}

function tooFewProblems(role: Role): readonly string[] {
  return (Object.keys(FEWEST) as (keyof typeof FEWEST)[])
    .filter((field) => role[field].length < FEWEST[field])
    .map(
      (field) =>
        `Role "${role.id}": ${field} has ${role[field].length}, and at least ${FEWEST[field]} are needed. Add what is true of the job.`,
    );
}

function verbProblems(role: Role): readonly string[] {
  return role.responsibilities
    .filter((line) => !beginsWithVerb(line))
    .map(
      (line) =>
        `Role "${role.id}": the responsibility "${line}" does not begin with a verb. Write what the person does, as in "Builds …" or "Reconciles …".`,
    );
}

/** A capitalised third person: "Builds", "Reconciles"; not "Building", "Operations", "Process". */
function beginsWithVerb(line: string): boolean {
  const first = /^[\p{L}-]+/u.exec(line)?.[0] ?? "";
  return /^[A-Z][a-z-]+s$/.test(first) && !/(ss|tions|ities)$/.test(first) && !NOUNS.has(first);
}

function levelProblems(role: Role): readonly string[] {
  const outOfRange = role.levels
    .filter(({ years: [from, to] }) => from < 0 || to > MOST_YEARS || from >= to)
    .map(
      ({ title, years }) =>
        `Role "${role.id}": the level "${title}" has the years [${years.join(", ")}]. Write them as [from, to], from 0 to ${MOST_YEARS}, the smaller first.`,
    );
  const outOfOrder = role.levels.flatMap(({ title, years: [from] }, index) => {
    const before = role.levels[index - 1];
    return before !== undefined && (from <= before.years[0] || from > before.years[1])
      ? [
          `Role "${role.id}": the level "${title}" does not follow on "${before.title}". Write levels from junior to senior, without years between them that belong to none.`,
        ]
      : [];
  });
  return [...outOfRange, ...outOfOrder];
}
