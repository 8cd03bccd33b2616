import type { Skill } from "../careers/careers.ts";
import { isSpokenLanguage } from "../lexicon/spoken-languages.ts";
import { ASKS, ENDS_AS_TITLE, FORM_NUMBER, asWritten, isAsked } from "./asked.ts";
import { isNamed } from "../careers/careers-index.ts";
import type { CareersIndex } from "../careers/careers-index.ts";
import { isNegated, isOfStudy, isOthers } from "./clauses.ts";
import { isCompared } from "./compared.ts";
import { findSkills } from "../careers/find-skills.ts";
import type { SkillMention } from "../careers/find-skills.ts";
import { ASKS_FOR } from "./lines.ts";
import type { JobLine } from "./lines.ts";
import { narrowedIn } from "./narrowed.ts";
import type { Posting } from "./posting.ts";
import { settingsIn } from "./settings.ts";
import { sharedHeadsIn } from "./shared-heads.ts";
import { compactStem, tokenize } from "../text/tokens.ts";
import { findUnknownTerms } from "./unknown-terms.ts";

/** True for a line of a requirement section, and for a sentence above all headings that asks. */
export function isRequirement({ section, text }: JobLine): boolean {
  return section === "must" || section === "nice" || (section === "top" && ASKS_FOR.test(text));
}

/** A term where a line names it. */
export interface NamedTerm {
  /** The skill's id, or the words as `compactStem` writes them. */
  readonly key: string;
  readonly term: string;
  readonly skillId: string | null;
  /** Offset into the line. */
  readonly from: number;
}

/** The terms that a line asks for: known skills, settings of work, and names that no list holds. */
export function termsIn(
  given: JobLine,
  titles: readonly string[],
  posting: Posting,
  index: CareersIndex,
): NamedTerm[] {
  const line = isOfWork(given, posting, index) ? { ...given, section: "duties" as const } : given;
  // A title names a person, not what is asked: "Site engineer".
  const skills = skillsOf(line, index).filter(
    ({ from, to }) => line.section !== "top" || !ENDS_AS_TITLE.test(line.text.slice(from, to)),
  );
  const isAsking = isRequirement(line) || ASKS.test(line.text);
  const isFree = ({ from, to }: Stretch) =>
    !isOfStudy(line, from) && !isNegated(line, from, to) && !isOthers(line, from, to);
  const shared = line.section === "top" && !isAsking ? [] : sharedHeadsIn(line.text, skills, index);
  const narrowed = narrowedIn(line, isRequirement(line), skills).filter(isFree);
  const known = skills
    .filter((mention) => ![...shared, ...narrowed].some((other) => overlaps(mention, other)))
    .filter((mention) =>
      isAsked(
        mention,
        line,
        line.section === "duties" ? [...titles, posting.titleLine] : titles,
        isAsking,
      ),
    )
    .map(({ skill, spelling, from, to }) => ({
      key: skill.id,
      term: withoutVersion(skill, asWritten(skill, line.text.slice(from, to)) ?? spelling),
      skillId: skill.id,
      from,
    }));
  const pairs = shared
    .filter((mention) => isCompared(mention.skill, titles) && isFree(mention))
    .map(({ skill, spelling, from }) => ({
      key: skill.id,
      term: spelling,
      skillId: skill.id,
      from,
    }));
  const settings = settingsIn(line, index).filter(
    ({ from, to }) =>
      !skills.some((mention) => from < mention.to && mention.from < to) && !isOfStudy(line, from),
  );
  if (line.section === "top" && !isAsking) return [...known, ...settings.map(named)];
  const taken = [...skills, ...settings, ...narrowed, ...shared];
  const unknown = findUnknownTerms(line, isRequirement(line), index, skills, posting).filter(
    ({ from, to }) =>
      !taken.some((other) => overlaps({ from, to }, other)) &&
      !FORM_NUMBER.test(line.text.slice(from, to)) &&
      isFree({ from, to }),
  );
  return [...known, ...pairs, ...[...settings, ...narrowed, ...unknown].map(named)];
}

/** The fewest known skills of a sentence above all headings that make it one about the work. */
const SKILLS_OF_WORK = 2;

const OF_COMPANY = /^(?:we|our|with)\b|\b(?:Ltd|Limited|Pvt|LLP|Inc)\b/iu;

/** "E-way bill and LR documentation." above all headings: names what is done, and asks for nothing in words. */
function isOfWork(line: JobLine, { titleLine }: Posting, index: CareersIndex): boolean {
  if (line.section !== "top" || isRequirement(line) || ASKS.test(line.text)) return false;
  if (titleLine.includes(line.text) || /\|/u.test(line.text) || OF_COMPANY.test(line.text))
    return false;
  const skills = skillsOf(line, index).filter(
    ({ skill }) => skill.kind !== "soft" && !isSpokenLanguage(skill.name),
  );
  return new Set(skills.map(({ skill }) => skill.id)).size >= SKILLS_OF_WORK;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

function overlaps(one: Stretch, other: Stretch): boolean {
  return one.from < other.to && other.from < one.to;
}

function named({ text, from }: { readonly text: string; readonly from: number }): NamedTerm {
  return { key: compactStem(tokenize(text)), term: text, skillId: null, from };
}

/** A requirement of so few words is an entry of a list, where "Go" can mean nothing else. */
const ENTRY_WORDS = 3;

/** The known skills that a line names, asked for or not. */
export function skillsOf(line: JobLine, index: CareersIndex): SkillMention[] {
  const isEntry =
    (line.section === "must" || line.section === "nice") &&
    line.text.split(/\s+/u).length <= ENTRY_WORDS;
  return findSkills(line.text, index, { isList: isEntry }).filter(
    (mention) => !isPartOfName(mention, line.text),
  );
}

/** "IFRS 17" is more than IFRS, and "MISRA C" no C; "SAP 7.5" and "GST 2017" are a version and a year. */
function isPartOfName({ skill, from, to }: SkillMention, text: string): boolean {
  if (/^\p{L}$/u.test(text.slice(from, to)) && /\p{Lu}{3,}\s$/u.test(text.slice(0, from)))
    return true;
  if (isNamed(skill)) return false;
  return (
    /^(?:IFRS|Ind AS|ISO|IEC|NISM|ICH|ASTM|ASME|IATF|IS|EN|BS|SA)$/u.test(text.slice(from, to)) &&
    /^[\s-](?:Series )?(?!(?:19|20)\d\d\b)(?:\d+|[IVX]+\b)/u.test(text.slice(to))
  );
}

/** "Oracle 19c" is Oracle: nobody searches for the version. A number of the name stays: "Office 365", "Route 53". */
function withoutVersion(skill: Skill, spelling: string): string {
  if (!isNamed(skill) || spelling === skill.name) return spelling;
  const bare = spelling.replace(
    /(?<=^[\p{L} ]{4,})\s(?!3[0-9]\d\b)(?:[\d.]{1,4}[cgix]?|[IVX]{1,4}|20\d\d)$/u,
    "",
  );
  return /\s/u.test(bare) || [skill.name, ...skill.aliases].includes(bare) ? bare : spelling;
}
