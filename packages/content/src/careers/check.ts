import type { Careers } from "@taiyari/domain/careers";
import { claimProblems } from "./check-claims.ts";
import { industryProblems } from "./check-industries.ts";
import { roleProblems } from "./check-roles.ts";
import { skillProblems } from "./check-skills.ts";

/**
 * Whether the careers hang together: what the shape of a single file cannot show.
 *
 * @returns  one sentence per problem, naming the item and what to do; [] when all is well
 *
 * The rules and their reasons are in `docs/writing-content/careers.md`.
 */
export function checkCareers(careers: Careers): readonly string[] {
  return [
    ...skillProblems(careers),
    ...roleProblems(careers),
    ...industryProblems(careers),
    ...claimProblems(careers),
  ];
}
