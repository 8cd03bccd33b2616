import { stepKey, stepsForRole } from "@taiyari/domain/next-steps";
import { TOPICS } from "@taiyari/domain/practice";
import { loadCareers } from "../careers/load.ts";
import { compileNextSteps } from "./compile-next-steps.ts";
import { linkProblems, loadLinks } from "./links.ts";

/**
 * What writers of links have to mend: a skill or an item that does not exist, an item that is linked to no skill and no
 * competency, a role that nothing leads to.
 *
 * @param root  the content folder; careers, problems, questions and scenarios are right by their own checks
 */
export function checkNextSteps(root: string): readonly string[] {
  const { index, problems } = compileNextSteps(root);
  const links = loadLinks(root);
  if (!links.ok) return problems;
  const idsOf = (kind: string) =>
    new Set(index.steps.filter((step) => step.kind === kind).map(({ id }) => id));
  const known = new Set(index.steps.map(stepKey));
  const skills = new Set(loadCareers(root).skills.map(({ id }) => id));
  return [
    ...problems,
    ...linkProblems(links.value, {
      skills,
      topics: new Set(Object.keys(TOPICS)),
      simulations: idsOf("simulation"),
      questions: idsOf("question"),
    }),
    ...index.steps.flatMap((step) => {
      const key = stepKey(step);
      const unknown = step.skills.filter((id) => !skills.has(id));
      const gone = step.leads.filter((to) => !known.has(to));
      return [
        ...(step.skills.length === 0 && step.competencies.length === 0
          ? [`${key}: no skill and no competency finds it. Name its skills in careers/links.yaml.`]
          : []),
        ...unknown.map((id) => `${key}: “${id}” is no skill of content/careers/skills.`),
        ...gone.map((to) => `${key}: it leads to ${to}, which does not exist.`),
      ];
    }),
    ...index.roles
      .filter(({ id }) => stepsForRole(index, id).length === 0)
      .map(({ id }) => `Role "${id}": nothing leads to it. Link an item to one of its skills.`),
  ];
}

/** What there is nothing for yet, for writers who look for what to write next: [] where all is linked. */
export function missingLinks(root: string): readonly string[] {
  const { index } = compileNextSteps(root);
  const linked = new Set(index.skills.map(({ id }) => id));
  const { roles } = loadCareers(root);
  const asked = new Map<string, number>();
  for (const id of roles.flatMap(({ mustHave }) => mustHave).filter((one) => !linked.has(one)))
    asked.set(id, (asked.get(id) ?? 0) + 1);
  const alone = index.roles.filter(
    ({ id, mustHave, niceToHave }) =>
      mustHave.length + niceToHave.length === 0 &&
      !index.steps.some((step) => step.roles.includes(id)),
  );
  return [
    ...[...asked]
      .toSorted(([, a], [, b]) => b - a)
      .map(([id, count]) => `skill ${id}: a must of ${count} roles, nothing is for it`),
    ...alone.map(({ id }) => `role ${id}: only the questions that every role is asked lead to it`),
  ];
}
