import { CLICHES, findPhrases } from "../lexicon/cliches.ts";
import { findSkills } from "../careers/find-skills.ts";
import { passagesNaming, showsUse } from "./match-status.ts";
import type { CareersIndex } from "../careers/careers-index.ts";
import type { Mentions } from "./match-status.ts";
import type { Found, Reading } from "../resume/reading.ts";

/** The number of listed skills from which a list with less than this share in use is a wall of key words. */
const WALL = 40;
const WALL_SHARE = 1 / 3;

/** A skill as a person lists it. */
export interface ListedSkill {
  readonly name: string;
  readonly found: Found;
  /** True when a bullet, project or title names it too. */
  readonly isShown: boolean;
}

/** Skills a person lists, traits and spoken languages left out: nobody can show "Hindi" in a bullet. */
export function listedSkills(
  reading: Reading,
  index: CareersIndex,
  mentions: Mentions,
): ListedSkill[] {
  const names = new Set<string>();
  return reading.skills
    .flatMap((group) => group.skills)
    .flatMap((found) => {
      const key = found.value.trim().toLowerCase();
      if (key === "" || names.has(key)) return [];
      names.add(key);
      const known = findSkills(found.value, index, { isList: true });
      if (known.length > 0 && known.every(({ skill }) => skill.kind === "soft")) return [];
      if (findPhrases(found.value, CLICHES).length > 0) return [];
      const terms =
        known.length > 0
          ? known.map(({ skill }) => ({ term: skill.name, skillId: skill.id }))
          : [{ term: found.value, skillId: null }];
      const isShown = terms.some((term) => passagesNaming(term, mentions).some(showsUse));
      return [{ name: found.value, found, isShown }];
    });
}

/** A list of skills so long, and so little of it in use, that it is a wall. */
export function isSkillWall(skills: readonly { readonly isShown: boolean }[]): boolean {
  const shown = skills.filter((skill) => skill.isShown).length;
  return skills.length > WALL && shown / skills.length < WALL_SHARE;
}
