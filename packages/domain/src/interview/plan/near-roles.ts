import type { Role } from "../../careers/careers.ts";

/** A role shares this much of its skills with another, or their questions are not for the same person. Our choice: a data analyst and a BI developer share 0.3, a chef and an accountant nothing. */
const LEAST_LIKENESS = 0.12;
/** What the same family adds to shared skills. */
const SAME_FAMILY = 0.15;
/** A skill that is a must counts more than one that is nice to have. */
const MUST = 2;

/**
 * How near each role is to one of them, the nearest first and the role itself first of all; roles that have next to nothing in common with it are left out.
 *
 * @returns  ids; only `role` for one that the careers do not know
 */
export function nearRoles(role: string, roles: readonly Role[]): readonly string[] {
  const own = roles.find(({ id }) => id === role);
  if (!own) return [role];
  const near = roles
    .filter((other) => other !== own)
    .map((other) => ({ id: other.id, likeness: likenessOf(own, other) }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .toSorted((a, b) => b.likeness - a.likeness || (a.id < b.id ? -1 : 1));
  return [role, ...near.map(({ id }) => id)];
}

/** The weighted share of all skills of both that both have (Jaccard), and a little for the same family. */
function likenessOf(one: Role, other: Role): number {
  const [a, b] = [weightsOf(one), weightsOf(other)];
  let shared = 0;
  let all = 0;
  for (const skill of new Set([...a.keys(), ...b.keys()])) {
    const [x, y] = [a.get(skill) ?? 0, b.get(skill) ?? 0];
    shared += Math.min(x, y);
    all += Math.max(x, y);
  }
  const skills = all === 0 ? 0 : shared / all;
  return skills === 0 ? 0 : skills + (one.family === other.family ? SAME_FAMILY : 0);
}

function weightsOf(role: Role): ReadonlyMap<string, number> {
  return new Map([
    ...role.niceToHave.map((skill) => [skill, 1] as const),
    ...role.mustHave.map((skill) => [skill, MUST] as const),
  ]);
}
