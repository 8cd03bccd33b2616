import type { Careers } from "../careers/careers.ts";
import type { Reading } from "../resume/reading.ts";
import { yearsOfExperience } from "../convert/years-of-experience.ts";
import type { FileFacts, ReportTarget } from "../resume/report.ts";
import { withAlternatives } from "./alternatives.ts";
import { indexCareers } from "../careers/careers-index.ts";
import type { CareersIndex } from "../careers/careers-index.ts";
import { relatedShare, relatedTo } from "./related.ts";
import { requirementsOf } from "../job/requirements.ts";
import type { Requirements } from "../job/requirements.ts";
import { findMentions, matchStatusOf } from "./match-status.ts";
import type { Mentions, MatchStatus } from "./match-status.ts";
import { copiesOf, repeatsOf } from "./copied.ts";
import { endOf, monthOfDay, spanOf } from "./dates.ts";
import type { Month } from "./dates.ts";
import { isSkillWall, listedSkills } from "./listed-skills.ts";
import type { ListedSkill } from "./listed-skills.ts";
import { jobIsEnglish, namesOnly, readsAsEnglish } from "./language.ts";
import { bulletsOf, otherPassages } from "./passages.ts";
import type { Bullet, Passage } from "./passages.ts";
import { withoutHidden } from "./hidden-lines.ts";
import { withUnknownTitles } from "./unknown-titles.ts";

/** Everything the checks look at, worked out once per report. */
export interface Subject {
  /** Without the fields that are on lines nobody can see. */
  readonly reading: Reading;
  /** True when no line of the file can be read by a person. */
  readonly isBlank: boolean;
  readonly file: FileFacts;
  readonly target: ReportTarget;
  readonly index: CareersIndex;
  readonly today: Month;
  /** Bullets of jobs and projects that are sentences. */
  readonly bullets: readonly Bullet[];
  /** How many other bullets there are: walls of key words, and what was copied. */
  readonly wallCount: number;
  /** The summary when it is a sentence; null without one. */
  readonly summary: Passage | null;
  /** All text that says something, walls and lists included. */
  readonly passages: readonly Passage[];
  readonly mentions: Mentions;
  /** Years of experience: as stated, else what the dates add up to; null when neither is known. */
  readonly years: number | null;
  /** True where the person gave other years than the dates add up to: a form that shows those is no statement. */
  readonly isYearsStated: boolean;
  readonly isFresher: boolean;
  /** True where jobs without dates may hold more years than are counted. */
  readonly hasMoreToTell: boolean;
  readonly listedSkills: readonly ListedSkill[];
  /** True when the list of skills is a wall of key words, which counts for nothing. */
  readonly isSkillWall: boolean;
  /** False for a resume in another language, which word-based checks leave alone. */
  readonly isEnglish: boolean;
  /** False where the resume and the job are in different languages: only names can be compared then. */
  readonly isJobsLanguage: boolean;
  readonly requirements: Requirements | null;
  /** Whether a bullet has to do with the wanted work; always true where nothing is wanted. */
  readonly isRelated: (bullet: Bullet) => boolean;
  /** 0 to 1, the part of the dated work that is of the wanted kind; 1 where nothing is wanted or nothing is dated. */
  readonly relatedShare: number;
  /** One for each term of the requirements, in their order; [] without. */
  readonly standings: readonly MatchStatus[];
}

/**
 * Less dated experience than this makes a fresher, unless the person says otherwise or jobs without dates may hold
 * more.
 */
const FRESHER_YEARS = 1;

/** Works out what the checks look at. Pure. */
export function subjectOf(
  given: Reading,
  file: FileFacts,
  target: ReportTarget,
  careers: Careers,
): Subject {
  return subjectWith(given, file, target, indexCareers(careers));
}

/** As `subjectOf`, with the lookups of the careers where those are at hand. */
export function subjectWith(
  given: Reading,
  file: FileFacts,
  target: ReportTarget,
  index: CareersIndex,
): Subject {
  const reading = withoutHidden(given);
  const today = monthOfDay(file.today);
  const isCopied = copiesOf(target.jobDescription);
  const isRepeated = repeatsOf(reading.skills.flatMap((group) => group.skills));
  const saysNothing = (text: string) => isCopied(text) || isRepeated(text);
  const marked = <Said extends Passage>(said: Said): Said =>
    (said.kind === "bullet" ? saysNothing : isCopied)(said.text) ? { ...said, isWall: true } : said;
  const all = bulletsOf(reading, index, today).map(marked);
  const others = otherPassages(reading, index, today).map(marked);
  const passages = [...all, ...others];
  const said = all.filter((bullet) => /[\p{L}\p{N}]/u.test(bullet.text));
  const bullets = said.filter((bullet) => !bullet.isWall);
  const dated = yearsOfExperience(reading, file.today);
  const isDated = reading.experience.every(
    (job) => (job.end !== null || job.current) && spanOf(job, today) !== null,
  );
  const mentions = findMentions(passages, index, target.jobDescription);
  const skills = listedSkills(reading, index, mentions);
  const isWall = isSkillWall(skills);
  const isEnglish = readsAsEnglish(reading, passages);
  const wanted = requirementsOf(target, index);
  const isJobsLanguage = wanted === null || isEnglish === jobIsEnglish(wanted, target);
  const requirements = isJobsLanguage ? wanted : namesOnly(wanted, index);
  const byWords = relatedTo(
    requirements,
    index,
    reading.experience.flatMap((job) => job.title?.value ?? []),
  );
  const isRelated = withUnknownTitles(
    ({ text, title }) => byWords({ text: saysNothing(text) ? "" : text, title }),
    { bullets, requirements, index },
  );
  return {
    reading,
    isBlank: reading.lines.every((line) => line.hidden),
    file,
    target,
    index,
    today,
    bullets,
    wallCount: said.length - bullets.length,
    summary: others.find((passage) => passage.kind === "summary" && !passage.isWall) ?? null,
    passages,
    mentions,
    years: target.years ?? dated,
    isYearsStated: target.years !== null && target.years !== dated,
    isFresher: isFresher(reading, target, isDated || isGraduate(reading, today) ? dated : null),
    hasMoreToTell: target.years === null && !isDated,
    listedSkills: skills,
    isSkillWall: isWall,
    isEnglish,
    isJobsLanguage,
    requirements,
    isRelated,
    relatedShare: relatedShare(reading, today, isRelated),
    standings: withAlternatives(
      requirements?.terms.map((term) =>
        matchStatusOf(term, mentions, { today, isSkillWall: isWall }),
      ) ?? [],
      requirements?.alternatives ?? [],
    ),
  };
}

function isFresher(reading: Reading, target: ReportTarget, dated: number | null): boolean {
  if (target.level !== null) return target.level === "fresher";
  if (target.years !== null) return target.years < FRESHER_YEARS;
  return reading.experience.length === 0 || (dated !== null && dated < FRESHER_YEARS);
}

/** Months after the end of a study in which a person is a graduate, whatever the jobs beside it. */
const GRADUATE_MONTHS = 24;

/** Whether a study is current or ended recently: then an internship without dates makes nobody experienced. */
function isGraduate({ education }: Reading, today: Month): boolean {
  return education.some((study) => {
    const end = endOf(study, today);
    return end !== null && today - end <= GRADUATE_MONTHS;
  });
}
