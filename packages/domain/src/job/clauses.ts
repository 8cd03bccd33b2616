import { degreeLevel } from "./facts.ts";
import { NICE_WORDS } from "./lines.ts";
import type { JobLine } from "./lines.ts";
import { STUDY_WORDS } from "./phrase-words.ts";
import { tokenize } from "../text/tokens.ts";
import { regex } from "../text/regex.ts";

/** What divides a line into statements of their own. */
const DIVIDES = /[;()]|\.\s|\s[–—-]\s|,?\s+but\s/gu;

/** The part of a line around `at`, up to the marks that divide statements. */
function clauseAt(text: string, at: number): { readonly text: string; readonly from: number } {
  let [from, to] = [0, text.length];
  for (const mark of text.matchAll(DIVIDES)) {
    if (mark.index + mark[0].length <= at) from = mark.index + mark[0].length;
    else if (mark.index > at) {
      to = mark.index;
      break;
    }
  }
  return { text: text.slice(from, to), from };
}

const ADVERB = /\b(?:preferabl[ey]|ideally)\s[^,;]+/iu;

/**
 * Whether a line's "preferred" or "a plus" is meant for what is at `at`: "Good knowledge of Excel; DMS
 * preferred", "Developer I is mandatory (II will be preferred)". True for all of a line of one statement.
 */
export function isNiceAt(line: JobLine, at: number): boolean {
  if (!NICE_WORDS.test(line.text)) return false;
  const clause = clauseAt(line.text, at);
  if (NICE_WORDS.test(clause.text)) {
    // "5 years in sales, preferably in FMCG, with Tally": the adverb rules up to the next comma.
    const adverb = ADVERB.exec(clause.text);
    if (adverb && !NICE_WORDS.test(clause.text.replace(adverb[0], ""))) {
      const start = clause.from + adverb.index;
      return at >= start && at < start + adverb[0].length;
    }
    // "Malayalam and English must, Hindi an advantage": the comma divides what two wordings rule.
    const before = /^(.*\b(?:must|mandatory|compulsory|required)\b),/iu.exec(clause.text)?.[1];
    return before === undefined || at - clause.from > before.length;
  }
  // "FoSTaC certificate – preferable": nothing but the wording behind the dash.
  if (BEHIND_DASH.test(line.text.slice(clause.from + clause.text.length))) return true;
  // "Java (preferred)": the bracket holds nothing but the wording, which is for the entry before it.
  const behind = line.text.slice(clause.from + clause.text.length);
  return /^\(\s*(?:will be |is |are )?(?:a |an )?(?:nice to have|good to have|preferred|preferably|plus|optional|desirable|added advantage|advantage|bonus)\s*\)/iu.test(
    behind,
  )
    ? !line.text.slice(at, clause.from + clause.text.length).includes(",")
    : false;
}

const BEHIND_DASH =
  /^\s[–—-]\s(?:will be |is |are )?(?:an? )?(?:nice to have|good to have|preferred|preferabl[ey]|plus|optional|desirable|(?:added )?advantage|bonus)\s*[.;]?$/iu;

/** What a person registers for or has a certificate of: asked for also beside a degree. */
const LICENSED =
  /\b(?:regist(?:ration|ered)|certifi(?:ed|cates?|cation)|licen[cs]e[ds]?|council|member(?:ship)?)\b/iu;
const PASSED = /(?<!semi[- ])\b(?:qualified|cleared)\b/iu;
const WORKED =
  /\b(?:years?|yrs?|experience|of which|exposure|knowledge|(?:good|strong|sound|well[- ]versed) (?:in|at|with))\b/iu;

/** A label before the line's colon or its own words say that it is about study. */
const OF_STUDY =
  /^(?:education|qualifications?|educational qualifications?|eligibility|academics?)\b/iu;

/**
 * Whether what is at `at` is the matter of a degree: the subject, the degree itself, what is beside it
 * as an alternative. Work and registrations that the same line asks for are not.
 */
export function isOfStudy(line: JobLine, at: number): boolean {
  if (degreeLevel(line.text) === null && !OF_STUDY.test(line.text)) return false;
  let from = 0;
  let to = line.text.length;
  for (const mark of line.text.matchAll(/[,;.:](?=\s)|\s(?:with|who|and valid)\s/gu)) {
    if (mark.index + mark[0].length <= at) from = mark.index;
    else if (mark.index > at) {
      to = mark.index;
      break;
    }
  }
  const part = line.text.slice(from, to);
  if (degreeLevel(part) === null && (LICENSED.test(part) || WORKED.test(part) || PASSED.test(part)))
    return false;
  // "SQL; B.Tech in any branch": the semicolon divides what is known from what was studied.
  const isDivided = line.text[from] === ";" || line.text[to] === ";";
  const namesStudy = tokenize(part).some(({ key }) => STUDY_WORDS.has(key));
  if (isDivided && degreeLevel(part) === null && !namesStudy && !OF_STUDY.test(line.text))
    return false;
  // "Rehabilitation, Pain management, BPT, MPT": in a list of skills the degrees are entries like the others.
  const isList = (line.text.match(/,/gu) ?? []).length >= 3 && !OF_STUDY.test(line.text);
  if (isList && degreeLevel(part) === null && degreeLevel(line.text.slice(0, at)) === null)
    return false;
  // "in CA firm, 2 years in audit": once the line has turned to work it stays with it.
  const before = line.text.slice(0, at);
  const lastDegree = lastDegreeEnd(before);
  return !WORKED.test(line.text.slice(lastDegree, at)) && !LICENSED.test(part);
}

function lastDegreeEnd(text: string): number {
  let end = 0;
  let rest = text;
  for (let named = degreeLevel(rest); named !== null; named = degreeLevel(rest)) {
    end += rest.indexOf(named.text) + named.text.length;
    rest = text.slice(end);
  }
  return end;
}

/** Up to what the work is about: "Work with sales on pricing" is about pricing. */
const WITH_PEOPLE = regex("iu")`
  \b(?:work(?:ing|s)?(?: closely)?|partner(?:ing)?|liais(?:e|ing|on)|coordinat(?:e|ing|ion)|
  collaborat(?:e|ing|ion)|interact(?:ing|ion)?|
  interfac(?:e|ing)) with\b(?:(?!\b(?:on|to|for|in|and then)\b|[;:]|\s[–—-]\s).)*$
`;
/** "some of whom prototype in R", "she works in Figma". */
const OF_THEM =
  /\b(?:some|most|many|all|few|both) of (?:whom|them)\b[^;.]*$|\b(?:he|she|they) (?:works?|codes?|writes?|uses?)\b[^;.]*$/iu;
/** "with the RTL and DFT teams". */
const FOR_OTHERS =
  /\b(?:with|for|by|to|alongside|from|support|help)\s+(?:(?:the|our|your)\s+)?[^,;:]{0,24}$/iu;
const OF_OTHERS =
  /^(?:\s*(?:,|and|or|&|\/)\s*[\p{L}]+){0,3}\s+(?:teams?|departments?|colleagues|desks?)\b/iu;
const NEGATED = regex("iu")`
  \b(?:no|not|never|without|nor|isn['’]t|aren['’]t|don['’]t|
  do(?:es)? not (?:do|use|have|need|want)|(?:don|doesn)['’]t (?:do|use|have|need|want)|
  rather than|instead of|other than|handled by|done by|owned by|
  taken care of by)\s(?:(?:a|an|any|the|need|required?|to|know|of|in|for|experience|knowledge|
  prior|using|on)\s)*$
`;
const NEGATED_AFTER = regex("iu")`
  ^[^,;.()]{0,40}\b(?:(?:is|are) not (?:required|needed|necessary|mandatory|part|eligible)|
  not (?:required|needed|eligible)|was (?:removed|retired|dropped)|will not fit|
  (?:wale|waale) .{0,30}\bna\b|nahi(?:n)? (?:chahiye|chalega)|only, please note|
  (?:exp(?:erience)?|profiles?|candidates?)?\s?(?:will|shall|would) not be considered|
  (?:alone )?(?:is|are) not considered|(?:pls|please|kindly) excuse|
  background,? (?:kindly|please) (?:excuse|do not)|
  (?:need|should|please do|kindly do) not apply|(?:is|are) (?:handled|done|owned|managed) by|
  sits? with)\b
`;

/** "inspection along with QC", "approval by the CHA". */
const BESIDE =
  /\b(?:along with|alongside|together with|(?:with|by|from|wherever) the)\s(?:the\s)?$/iu;

/** "Candidates from billing without coding, kindly do not apply". */
const NOT_TO_APPLY = /^[^;.()]{0,60}\b(?:kindly|please|need|should) (?:do )?not apply\b/iu;

/** Whether what is from `from` to `to` is the department one works with, or another team's. */
export function isOthers({ text, section }: JobLine, from: number, to: number): boolean {
  const isLetters = /^\p{Lu}{2,4}s?$/u.test(text.slice(from, to));
  return (
    (isLetters && section === "duties" && BESIDE.test(text.slice(0, from))) ||
    WITH_PEOPLE.test(text.slice(0, from)) ||
    OF_THEM.test(text.slice(0, from)) ||
    (FOR_OTHERS.test(text.slice(0, from)) && OF_OTHERS.test(text.slice(to)))
  );
}

/** Whether it is said not to be asked: "no sales", "COBOL is not required", "handled by the platform team". */
export function isNegated({ text }: JobLine, from: number, to: number): boolean {
  const after = text.slice(to);
  return NEGATED.test(text.slice(0, from)) || NEGATED_AFTER.test(after) || NOT_TO_APPLY.test(after);
}
