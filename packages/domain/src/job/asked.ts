import type { Skill } from "../careers/careers.ts";
import { isSpokenLanguage } from "../lexicon/spoken-languages.ts";
import { isNamed } from "../careers/careers-index.ts";
import { isNegated, isOfStudy, isOthers } from "./clauses.ts";
import { isCompared, isWholeTrade } from "./compared.ts";
import type { SkillMention } from "../careers/find-skills.ts";
import { degreeLevel } from "./facts.ts";
import type { JobLine } from "./lines.ts";
import {
  EVERYDAY_DUTIES,
  FRAME_WORDS,
  JOINING,
  METRICS,
  PLAIN_TRADES,
  TRAIT_WORDS,
  VERBS,
} from "./phrase-words.ts";
import { TITLE_WORD } from "../lexicon/title-words.ts";
import { isDoing } from "./phrases.ts";
import { FUNCTION_WORDS, keyOf, singular, tokenize } from "../text/tokens.ts";
import { regex } from "../text/regex.ts";

/** Lines in which what is named is asked for. */
export const ASKS =
  /\b(?:experience|expertise|proficien(?:t|cy)|knowledge|skills?|skilled|familiar(?:ity)?|hands-on|understanding|command|fluent|fluency|background|certifi(?:ed|cation)|exposure)\b/iu;

/** A name that ends as those of jobs do. */
export const ENDS_AS_TITLE = new RegExp(`${TITLE_WORD.source}$`, "iu");

/** "GSTR-1", "ASMT-10", "ME21N": a form of an office or a transaction of SAP, which no one searches for. */
export const FORM_NUMBER =
  /^(?:\p{Lu}{3,5}-\d{1,2}\p{Lu}?|(?:M[BEDMIR]|F[BKSD]|V[AFLK]|X[DK]|C[OS]|K[SE]|OB)\d{2}N?|\d{2}Q)$/u;

/** "30 WPM": letters behind a number are what is counted. */
function isUnit(text: string, from: number, written: string): boolean {
  return /^\p{L}{2,4}$/u.test(written) && /\d\+?\s$/u.test(text.slice(0, from));
}

/** "triage flaky tests": a verb that begins what is done, and no name. */
function isDone(text: string, from: number, to: number): boolean {
  return (
    VERBS.has(keyOf(text.slice(from, to))) &&
    /(?:^|[;,]\s|\band\s)$/u.test(text.slice(0, from)) &&
    /^\s(?!(?:and|or|of|for|in|with|using|on|as|to|at|by|is|are|from)\b)\p{Ll}/u.test(
      text.slice(to),
    )
  );
}

/** "Diploma in Hotel Management" is study, whatever else it shows. */
const IS_DEGREE =
  /^(?:(?:pg|post ?graduate|advanced) )?(?:diploma|degree|bachelor['’]?s?|master['’]?s?) (?:in|of)\b/iu;

const WARD =
  /^(?:operation theat(?:re|er)s?|OT|ICU|NICU|OPD|IPD|wards?|casualty|front desk|back office)$/iu;

/** "Handle the C-arm in operation theatre": where it is done, unless experience there is wanted. */
function isWhere(text: string, from: number, written: string): boolean {
  if (!WARD.test(written)) return false;
  return (
    /\b(?:in|at|from)\s(?:the\s)?$/iu.test(text.slice(0, from)) &&
    !/\b(?:experience|exp|exposure|worked|years?|yrs?|trained)\b/iu.test(text.slice(0, from))
  );
}

/**
 * Whether a known skill is asked for where the line names it.
 *
 * @param titles    names whose trade goes without saying
 * @param isAsking  true for a line that asks
 */
export function isAsked(
  { skill, spelling, from, to }: SkillMention,
  line: JobLine,
  titles: readonly string[],
  isAsking: boolean,
): boolean {
  const written = line.text.slice(from, to);
  if (!isNamed(skill) && skill.kind !== "certification" && ENDS_AS_TITLE.test(written))
    return false;
  if (!isCompared(skill, titles, written) || isWholeTrade(skill, spelling, line)) return false;
  if (isNegated(line, from, to)) return false;
  if (FORM_NUMBER.test(written) && written !== skill.name) return false;
  if (line.section === "duties" && isDone(line.text, from, to)) return false;
  if (isUnit(line.text, from, written) || isWhere(line.text, from, written)) return false;
  // "Foundries" of suppliers are no foundry work: a single word counts as a skill only as the careers write it.
  if (!/[\s/-]/u.test(written) && !isNamed(skill) && asWritten(skill, written) === null)
    return false;
  if (IS_DEGREE.test(written)) return false;
  if (isSpokenLanguage(skill.name)) return isSpoken(line.text.slice(to));
  if (isNamed(skill)) return !isOfStudy(line, from) || degreeLevel(line.text)?.level === "school";
  if (isOfStudy(line, from)) return false;
  if (skill.kind === "certification") return true;
  if (line.section === "top" && !isAsking) return false;
  if (isOthers(line, from, to)) return false;
  if (line.section === "duties" && isTailOfName(line.text, from, written)) return false;
  // "Trial Master File (TMF)": what has letters of its own is no everyday thing.
  const isDefined = /^\s\(\p{Lu}{2,6}s?\)/u.test(line.text.slice(to));
  return (
    line.section !== "duties" || isDefined || ASKS.test(line.text) || !isEveryday(skill, written)
  );
}

/** "competition benchmarking", "company payroll" in a duty: the end of something else. */
function isTailOfName(text: string, from: number, written: string): boolean {
  if (/^\p{Lu}{2,}/u.test(written)) return false;
  const before = tokenize(text.slice(0, from)).at(-1);
  if (!before || text.slice(before.to, from) !== " ") return false;
  const { key } = before;
  return (
    /^\p{L}{3,}$/u.test(before.text) &&
    !FUNCTION_WORDS.has(key) &&
    !JOINING.has(key) &&
    !FRAME_WORDS.has(key) &&
    !TRAIT_WORDS.has(key) &&
    !VERBS.has(key) &&
    !VERBS.has(singular(key)) &&
    !isDoing(key)
  );
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

/** What may follow a language of people. */
const BEHIND_LANGUAGE = regex("iu")`
  ^(?:and|or|is|are|will|would|must|an?|as|to|with|for|in|at|on|preferred|mandatory|compulsory|
  required|desirable|essential|useful|helpful|needed|necessary|plus|also|both|good|nice|added|
  optional|welcome|candidates?|upto|up|speak(?:s|ing|ers?)?|fluent|helps?|language|typing|
  translation|fluency|skills?|knowledge|level|knowing|known|manageable|sufficient|acceptable|ok|
  okay|bolta|jaan(?:ne|na)|bol(?:ne|na)|aan[aie]|zaroori|\p{L}+ly)\b|^site documents\b
`;

/** A language of people, and not "Japanese OEM". */
function isSpoken(after: string): boolean {
  const next = /^\s+(\p{L}.*)$/su.exec(after)?.[1];
  return next === undefined || BEHIND_LANGUAGE.test(next);
}

/** The spelling of the careers that the text uses, capitals aside; null when it uses another form. */
export function asWritten(skill: Skill, written: string): string | null {
  return (
    [skill.name, ...skill.aliases].find(
      (spelling) => spelling.toLowerCase() === written.toLowerCase(),
    ) ?? null
  );
}
