import { WORK_COMPETENCIES } from "@taiyari/domain/simulation";
import { INTERVIEW_COMPETENCIES } from "@taiyari/domain/interview";
import { z } from "zod";
import { readYaml } from "../read-yaml.ts";

const FILE = "careers/links.yaml";

const Skills = z.array(z.string().min(1), "write a list of skill ids in square brackets");
const BySkills = z.record(z.string(), Skills);

const Links = z.strictObject({
  competencies: z.record(z.enum([...INTERVIEW_COMPETENCIES, ...WORK_COMPETENCIES]), Skills),
  languages: z.record(z.enum(["sql", "javascript", "typescript", "python"]), Skills),
  code: Skills,
  also: BySkills,
  topics: BySkills,
  simulations: BySkills,
  questions: BySkills,
});

/** What ties items to skills where they do not say it themselves: `careers/links.yaml`. */
export type Links = z.output<typeof Links>;

/** The links, or sentences that say what is wrong with the file. */
export function loadLinks(root: string) {
  return readYaml(root, FILE, Links);
}

/** What names something that does not exist: file, entry, what to do; [] for nothing. */
export function linkProblems(
  links: Links,
  known: {
    readonly skills: ReadonlySet<string>;
    readonly topics: ReadonlySet<string>;
    readonly simulations: ReadonlySet<string>;
    readonly questions: ReadonlySet<string>;
  },
): readonly string[] {
  const lists: (readonly [string, readonly string[]])[] = [
    ["code", links.code],
    ...(
      ["competencies", "languages", "also", "topics", "simulations", "questions"] as const
    ).flatMap((part) =>
      Object.entries(links[part]).map(([id, skills]) => [`${part}, ${id}`, skills] as const),
    ),
  ];
  const unknown = lists.flatMap(([place, skills]) =>
    skills
      .filter((id) => !known.skills.has(id))
      .map((id) => `${FILE}, ${place}: “${id}” is no skill of content/careers/skills.`),
  );
  const parts = {
    topics: known.topics,
    simulations: known.simulations,
    questions: known.questions,
  };
  const gone = (Object.keys(parts) as (keyof typeof parts)[]).flatMap((part) =>
    Object.keys(links[part])
      .filter((id) => !parts[part].has(id))
      .map((id) => `${FILE}, ${part}: there is no “${id}”. Correct the id, or take the line out.`),
  );
  const strange = Object.keys(links.also)
    .filter((id) => !known.skills.has(id))
    .map((id) => `${FILE}, also: “${id}” is no skill of content/careers/skills.`);
  return [...unknown, ...gone, ...strange];
}
