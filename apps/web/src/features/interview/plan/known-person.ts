import type { ExperienceLevel } from "@taiyari/domain/interview";

export interface RoleChoice {
  readonly id: string;
  readonly name: string;
}

/** The role that a text names, the longest name first: "Senior Data Analyst at Nandi Retail" names Data Analyst. Null for none. */
export function roleNamedIn(text: string, roles: readonly RoleChoice[]): RoleChoice | null {
  const given = ` ${wordsOf(text)} `;
  return roles
    .filter(({ name }) => given.includes(` ${wordsOf(name)} `))
    .reduce<RoleChoice | null>(
      (longest, role) => (longest && longest.name.length >= role.name.length ? longest : role),
      null,
    );
}

/** The level of somebody with so many years of work; as the set-up offers them. */
export function levelOf(years: number): ExperienceLevel {
  if (years < 0.5) return "fresher";
  if (years <= 3.5) return "0-3";
  return years <= 7 ? "4-7" : "7+";
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean)
    .join(" ");
}
