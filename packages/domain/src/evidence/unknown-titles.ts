import { isSpokenLanguage } from "../lexicon/spoken-languages.ts";
import { findRole } from "../careers/careers-index.ts";
import type { CareersIndex } from "../careers/careers-index.ts";
import { findSkills } from "../careers/find-skills.ts";
import type { Requirements } from "../job/requirements.ts";
import type { Bullet } from "./passages.ts";

/** A bullet as it is asked about: its text and the title of its job. */
interface Work {
  readonly text: string;
  readonly title: string;
}

/**
 * The bullets of such a job must name at least so many of the skills asked for. A share would fall with each new
 * bullet.
 */
const FEWEST_SKILLS = 2;

/**
 * The given answer to "is this work of the wanted kind", but for jobs whose title no role knows: what "Growth Ninja"
 * did is shown by its bullets. Where they show the skills asked for, all of its work is of the wanted kind.
 */
export function withUnknownTitles(
  isRelated: (work: Work) => boolean,
  {
    bullets,
    requirements,
    index,
  }: {
    readonly bullets: readonly Bullet[];
    readonly requirements: Requirements | null;
    readonly index: CareersIndex;
  },
): (work: Work) => boolean {
  if (!requirements) return isRelated;
  const asked = new Set(
    requirements.terms.flatMap((term) => (isSpokenLanguage(term.term) ? [] : (term.skillId ?? []))),
  );
  const ofWantedKind = new Set<string>();
  for (const [title, own] of Map.groupBy(bullets, (bullet) => bullet.title)) {
    if (title === "" || findRole(index, title) !== null) continue;
    const skills = new Set(
      own.flatMap(({ text }) =>
        findSkills(text, index).flatMap(({ skill }) => (asked.has(skill.id) ? [skill.id] : [])),
      ),
    );
    if (skills.size >= Math.min(FEWEST_SKILLS, asked.size) && skills.size > 0)
      ofWantedKind.add(title);
  }
  return (work) => ofWantedKind.has(work.title) || isRelated(work);
}
