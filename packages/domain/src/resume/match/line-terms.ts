import type { Skill } from "../../careers/index.ts";
import { isSpokenLanguage } from "../read/lexicon/spoken-languages.ts";
import { isNamed } from "./careers-index.ts";
import type { CareersIndex } from "./careers-index.ts";
import { isNegated, isOfStudy, isOthers } from "./clauses.ts";
import { isCompared, isWholeTrade } from "./compared.ts";
import { findSkills } from "./find-skills.ts";
import type { SkillMention } from "./find-skills.ts";
import { degreeLevel } from "./job-facts.ts";
import { ASKS_FOR } from "./job-lines.ts";
import type { JobLine } from "./job-lines.ts";
import { EVERYDAY_DUTIES, METRICS, PLAIN_TRADES, TITLE_WORD } from "./phrase-words.ts";
import type { Posting } from "./posting.ts";
import { settingsIn } from "./settings.ts";
import { compactStem, singular, tokenize } from "./terms.ts";
import { findUnknownTerms } from "./unknown-terms.ts";

/** Lines in which what is named is asked for. */
export const ASKS =
  /\b(?:experience|expertise|proficien(?:t|cy)|knowledge|skills?|skilled|familiar(?:ity)?|hands-on|understanding|command|fluent|fluency|background|certifi(?:ed|cation)|exposure)\b/iu;

const ENDS_AS_TITLE = new RegExp(`${TITLE_WORD.source}$`, "iu");

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
  line: JobLine,
  titles: readonly string[],
  posting: Posting,
  index: CareersIndex,
): NamedTerm[] {
  // A title names a person, not what is asked: "Site engineer".
  const skills = skillsOf(line, index).filter(
    ({ from, to }) => line.section !== "top" || !ENDS_AS_TITLE.test(line.text.slice(from, to)),
  );
  const isAsking = isRequirement(line) || ASKS.test(line.text);
  const known = skills
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
  const settings = settingsIn(line, index).filter(
    ({ from, to }) =>
      !skills.some((mention) => from < mention.to && mention.from < to) && !isOfStudy(line, from),
  );
  if (line.section === "top" && !isAsking) return [...known, ...settings.map(named)];
  const taken = [...skills, ...settings];
  const unknown = findUnknownTerms(line, isRequirement(line), index, skills, posting).filter(
    ({ from, to }) =>
      !taken.some((other) => from < other.to && other.from < to) &&
      !FORM_NUMBER.test(line.text.slice(from, to)) &&
      !isOfStudy(line, from) &&
      !isNegated(line, from, to) &&
      !isOthers(line, from, to),
  );
  return [...known, ...settings.map(named), ...unknown.map(named)];
}

function named({ text, from }: { readonly text: string; readonly from: number }): NamedTerm {
  return { key: compactStem(tokenize(text)), term: text, skillId: null, from };
}

/** "GSTR-1", "ASMT-10": a form of an office, which no one searches for. */
const FORM_NUMBER = /^\p{Lu}{3,5}-\d{1,2}\p{Lu}?$/u;

/** Whether a known skill is asked for where the line names it. */
function isAsked(
  { skill, spelling, from, to }: SkillMention,
  line: JobLine,
  titles: readonly string[],
  isAsking: boolean,
): boolean {
  const written = line.text.slice(from, to);
  if (!isNamed(skill) && skill.kind !== "certification" && ENDS_AS_TITLE.test(written))
    return false;
  if (!isCompared(skill, titles, written) || isWholeTrade(skill, spelling, line)) return false;
  if (isNegated(line, from, to) || FORM_NUMBER.test(written)) return false;
  // "Foundries" of suppliers are no foundry work: a lone word is a skill as the careers write it.
  if (!/[\s/-]/u.test(written) && !isNamed(skill) && asWritten(skill, written) === null)
    return false;
  if (isSpokenLanguage(skill.name)) return isSpoken(line.text.slice(to));
  if (isNamed(skill)) return !isOfStudy(line, from) || degreeLevel(line.text)?.level === "school";
  if (isOfStudy(line, from)) return false;
  if (skill.kind === "certification") return true;
  if (line.section === "top" && !isAsking) return false;
  if (isOthers(line, from, to)) return false;
  return line.section !== "duties" || ASKS.test(line.text) || !isEveryday(skill, written);
}

/** "Dashboards" and "test cases" of a duty; "MIS reports" are reports of a name. */
function isEveryday(skill: Skill, written: string): boolean {
  const tokens = tokenize(written);
  const last = tokens.at(-1);
  if (/\b(?:with|to)\b/u.test(written) && written.toLowerCase() !== skill.name.toLowerCase())
    return true;
  if (!last || METRICS.has(singular(last.key))) return true;
  if (tokens.length === 1) return EVERYDAY_DUTIES.has(last.key) || PLAIN_TRADES.has(last.key);
  if (tokens.some(({ text }) => /^\p{Lu}{2,}/u.test(text))) return false;
  return EVERYDAY_DUTIES.has(last.key);
}

/** A language of people, and not "Japanese OEM". */
function isSpoken(after: string): boolean {
  return !/^\s+(?!and\b|or\b|is\b|are\b|will\b|would\b|must\b|an?\b|as\b|to\b|with\b|for\b|in\b|at\b|on\b|preferred|mandatory|compulsory|required|desirable|essential|speaking|speakers?|fluent|fluently|helps?|language|typing|translation|fluency|skills?|knowledge|level|site documents)\p{L}/iu.test(
    after,
  );
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

/** "Oracle 19c" is Oracle: nobody searches for the version. A number that its maker gave it stays: "Office 365". */
function withoutVersion(skill: Skill, spelling: string): string {
  if (!isNamed(skill) || spelling === skill.name) return spelling;
  return spelling.replace(
    /(?<=^[\p{L} ]{4,})\s(?!3[0-9]\d\b)(?:[\d.]{1,4}[cgix]?|[IVX]{1,4}|20\d\d)$/u,
    "",
  );
}

/** The spelling of the careers that the text uses, capitals aside; null when it uses another form. */
function asWritten(skill: Skill, written: string): string | null {
  return (
    [skill.name, ...skill.aliases].find(
      (spelling) => spelling.toLowerCase() === written.toLowerCase(),
    ) ?? null
  );
}
