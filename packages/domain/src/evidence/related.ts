import type { Reading } from "../resume/reading.ts";
import { spanOf } from "./dates.ts";
import type { Month } from "./dates.ts";
import { isSpokenLanguage } from "../lexicon/spoken-languages.ts";
import { isWall } from "./walls.ts";
import { titleWords } from "../careers/careers-index.ts";
import type { CareersIndex } from "../careers/careers-index.ts";
import { findSkills } from "../careers/find-skills.ts";
import type { Requirements } from "../job/requirements.ts";
import { contentStems } from "../text/tokens.ts";
import { titleLikeness } from "../careers/title-likeness.ts";

/** A likeness of titles from which two jobs are of one kind: the same role, or one of its family. */
const SAME_KIND = 0.5;

/** A duty is in a bullet that shares this part of its words, and at least two of them. */
const SHARED = 0.3;
const FEWEST_SHARED = 2;

/** Words of titles that name a rank and no trade. */
const RANKS = new Set(
  "engineer manager executive officer associate assistant director head lead specialist coordinator supervisor".split(
    " ",
  ),
);

/** What is asked of a bullet here. */
interface Work {
  readonly text: string;
  /** The title of its job; "" without one. */
  readonly title: string;
}

/**
 * Whether a bullet has to do with the wanted work. Everything does where nobody said what is wanted.
 *
 * @param titles  of the resume's jobs; work without a title of its own, as a project, is taken to be of their kind
 */
export function relatedTo(
  requirements: Requirements | null,
  index: CareersIndex,
  titles: readonly string[],
): (bullet: Work) => boolean {
  if (!requirements) return () => true;
  const { title, role } = requirements;
  const wanted = title === "" ? (role?.title ?? "") : title;
  if (wanted === "" && requirements.terms.length === 0) return () => true;
  const asked = new Set(
    requirements.terms.flatMap((term) => (isSpokenLanguage(term.term) ? [] : (term.skillId ?? []))),
  );
  const duties = requirements.duties.map(contentStems);
  const isOwnKind = titles.length === 0 || titles.some((own) => isSameKind(own, wanted, index));
  return (bullet) => {
    if (bullet.title === "" ? isOwnKind : isSameKind(bullet.title, wanted, index)) return true;
    if (bullet.text === "" || isWall(bullet.text, index)) return false;
    if (findSkills(bullet.text, index).some(({ skill }) => asked.has(skill.id))) return true;
    const own = new Set(contentStems(bullet.text));
    return duties.some((duty) => showsDuty(own, duty));
  };
}

/** Whether a job of this title is the wanted kind of work. False for a title that was not read. */
function isSameKind(title: string, wanted: string, index: CareersIndex): boolean {
  if (title === "" || wanted === "") return false;
  const asked = new Set(titleWords(wanted));
  const own = titleWords(title);
  // "Analyst" may be a data analyst; an "Engineer" may be of any trade.
  const isShortForm = own.every((word) => asked.has(word)) && !own.every((word) => RANKS.has(word));
  return isShortForm || titleLikeness(title, wanted, index) >= SAME_KIND;
}

/** Whether the words of a bullet show a duty. */
export function showsDuty(own: ReadonlySet<string>, duty: readonly string[]): boolean {
  const shared = duty.filter((word) => own.has(word)).length;
  return shared >= FEWEST_SHARED && shared / duty.length >= SHARED;
}

/**
 * The part of the dated work, by months, that is of the wanted kind: jobs of such a title, and jobs of which a
 * bullet has to do with it. 1 without dated jobs.
 */
export function relatedShare(
  { experience }: Pick<Reading, "experience">,
  today: Month,
  isRelated: (bullet: Work) => boolean,
): number {
  let [all, related] = [0, 0];
  for (const job of experience) {
    const span = spanOf(job, today);
    if (!span) continue;
    const months = span.last - span.first + 1;
    const title = job.title?.value ?? "";
    all += months;
    const texts = ["", ...job.bullets.map((bullet) => bullet.value)];
    if (texts.some((text) => isRelated({ text, title }))) related += months;
  }
  return all === 0 ? 1 : related / all;
}
