import { isNamed } from "../careers/careers-index.ts";
import type { SkillMention } from "../careers/find-skills.ts";

/** What is between two of which one will do. */
const OR = /^[\s)]*(?:\/|,?\s*\bor\b)[\s(]*$/iu;
const COMMA = /^\s*,\s*$/u;

/**
 * Skills of a line of which one will do, by id: "MySQL or PostgreSQL", "Power BI / Tableau".
 *
 * "Darwinbox, Keka or Zoho" is one group when each before the comma is related to those after it, as the
 * careers know them; "SQL, Tableau or Power BI" asks for SQL and one of two. Products only: "design or testing"
 * asks for either of two works.
 */
export function alternativesIn(text: string, mentions: readonly SkillMention[]): string[][] {
  const groups: string[][] = [];
  let at = 0;
  while (at < mentions.length - 1) {
    let last = at;
    while (isJoined(text, mentions[last], mentions[last + 1], OR)) last++;
    if (last === at) {
      at++;
      continue;
    }
    let first = at;
    while (
      isJoined(text, mentions[first - 1], mentions[first], COMMA) &&
      isNear(mentions[first - 1], mentions.slice(first, last + 1))
    )
      first--;
    groups.push(mentions.slice(first, last + 1).map(({ skill }) => skill.id));
    at = last + 1;
  }
  return groups;
}

function isJoined(
  text: string,
  one: SkillMention | undefined,
  other: SkillMention | undefined,
  by: RegExp,
): boolean {
  if (!one || !other || !isNamed(one.skill) || !isNamed(other.skill)) return false;
  return one.skill.id !== other.skill.id && by.test(text.slice(one.to, other.from));
}

function isNear(one: SkillMention | undefined, group: readonly SkillMention[]): boolean {
  if (!one) return false;
  return group.some(
    ({ skill }) =>
      skill.neighbours.includes(one.skill.id) || one.skill.neighbours.includes(skill.id),
  );
}
