import { headingOf } from "./headings.ts";
import type { Heading, JobSection } from "./headings.ts";
import { isBenefits, isOfCompany, isOfProcess } from "./other-lines.ts";
import { TITLE_WORD } from "../lexicon/title-words.ts";
import { isDuty } from "./duties.ts";
import { sentences } from "./sentences.ts";
import { regex } from "../text/regex.ts";

/** A line, or a sentence of a paragraph, of a job description. */
export interface JobLine {
  readonly text: string;
  readonly section: JobSection;
  /** What its own words, or its section, make of what it names; null where neither says. */
  readonly need: "must" | "nice" | null;
  /** True where the line or its heading says "must", "mandatory", "compulsory": what makes even a language a must. */
  readonly isCompulsory: boolean;
}

const BULLET =
  /^\s*(?:[\p{Extended_Pictographic}\u2500-\u27BF\u2B00-\u2BFF]|[•●▪◦‣·*✓✔✅☑❖◆■□▶►»→➔➜⇒~➢>]+|[-–—]\s|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s)/iu;
/** A picture leads a heading as often as an entry: "🔹 Requirements". */
const PICTURE = /^\s*[\p{Extended_Pictographic}\u2600-\u26FF\u2726-\u2775](?:\uFE0F|\u200D|\s)*/u;
/** The round bullet of a word processor, pasted as a letter: "o Line clearance". */
const ROUND = /^\s*o\s+(?=\S)/u;
/** Marks and numbers before a line: "•", "1.", "(2)", "a)". */
const LEAD = regex("iu")`
  ^(?:[\s\p{Extended_Pictographic}\u2500-\u27BF\u2B00-\u2BFF•●▪◦‣·*\-–—>✓✔✅☑❖◆■□▶►»→➔➜⇒~➢]|
  \uFE0F|\u200D|\.(?!net\b))*(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s+|
  \d{1,2}(?:\.\d{1,2}){1,2}\.?\s+(?!\+?\s?(?:years?|yrs?|months?|lakhs?|lacs?|lpa|crores?|cr|km|
  kg|ghz|to|x)\b|[-–+%]))?
`;
/** A row of a table drawn with bars: "| System | HIS, Excel |". */
const ROW = /^\s*\|\s*([^|]{2,40}?)\s*\|\s*([^|].*?)\s*\|?\s*$/u;

/** A list under a label that says nothing to us, "Other: …", is one more of the lists before it. */
const LABELLED = /^\p{Lu}[\p{L} &/-]{1,30}:\s[^,]+,.+,/u;
/** The most words of a line above a list that heads it. */
const MOST_HEADING_WORDS = 6;
const CALL = /^(?:urgently )?(?:required|requirement|wanted)$/iu;
const COMPULSORY = /\b(?:must|mandatory|compulsory|non-negotiables?|shall)\b/iu;
const MUST_WORDS = regex("iu")`
  \b(?:must(?:[- ]have)?|required|requires?|mandatory|essential|need(?:ed)? to (?:have|know)|
  you need|we need|have to (?:have|know)|should (?:have|know|possess)|non-negotiable|compulsory|
  minimum|at least)\b
`;
/** In a duty "at least weekly" and "as required" ask for nothing. */
const MUST_WORDS_OF_DUTY = /\b(?:must have|mandatory|compulsory|essential)\b/iu;
/** Wordings that make what a clause names nice to have. */
export const NICE_WORDS = regex("iu")`
  \b(?:nice[- ]to[- ]have|good[- ]to[- ]have|preferred|preferabl[ey]|preference|
  a (?:big |huge |strong |definite )?plus|(?:is|are|be) (?:big |an? added )?plus|
  (?<=[=–-]\s?|big )plus|plus points?|added advantage|an? (?:added |additional )?advantage|
  desirable|desired|bonus|ideally|optional|would be (?:great|nice|helpful|a plus)|
  will be a plus|weightage|welcome|beneficial|helpful|would help|helps|an edge|
  (?:great|good|nice|lovely|wonderful) if|if you (?:also|have also)|advantageous|an asset|
  would be appreciated|(?:is|would be) useful|
  not (?:mandatory|required|essential|compulsory|a must)|can be (?:learn(?:t|ed)|taught)|
  (?:will|would|shall) be (?:given|an?) (?:priority|preference|edge))\b
`;

/**
 * Cuts a job description into lines with what each is about.
 *
 * A heading is a short line of its own, or a few words before a colon or dash ("Must have: SQL, Python"). The
 * label of one fact ("Salary: …", "Qualification: …") is about its own line. Lines above the first heading are
 * "top".
 */
export function jobLines(description: string): JobLine[] {
  const lines: JobLine[] = [];
  let section: JobSection = "top";
  let isCompulsory = false;
  /** A list that was on the line of its label ends where a plain line begins. */
  let isInline = false;
  /** The section of the last heading on a line of its own. */
  let outer: JobSection = "top";
  /** Whether the lines of this section are entries of a list so far. */
  let isList = false;
  let isPictureList = false;
  const raws = description
    .split(/\r?\n/u)
    .map((raw) => raw.replace(ROUND, "• ").replace(ROW, "$1: $2"));
  for (const [at, raw] of raws.entries()) {
    const text = raw.replace(LEAD, "").trim();
    if (text === "") continue;
    const isBullet = BULLET.test(raw);
    const isPicture = PICTURE.test(raw) && !isPicturedList(raws, at);
    const heading = headingOf(text, {
      isBullet: isBullet && !isPicture,
      isAlone: isAlone(raws, at),
    });
    if (!heading && sentences(text).length < 3 && isOfProcess(text)) {
      lines.push(...linesOf(text, "other", false));
      continue;
    }
    if (!heading) {
      if (isInline && !isBullet && !/^\p{Ll}/u.test(text) && !LABELLED.test(text))
        [section, isInline] = [outer, false];
      // Below the blank line that ends a list, a plain line is about something else, and one with another mark.
      const isEntry = isBullet && (!isPicture || isPictureList);
      if (isList && !isEntry && (raws[at - 1] ?? "").trim() === "")
        [section, outer, isInline, isList] = ["top", "top", false, false];
      if (isBullet && !isList) [isList, isPictureList] = [true, isPicture];
      // "The project", "After contract" below what was said of the company: it is over.
      if (section === "other" && !isBullet && isPlainHeading(raws, at)) {
        [section, outer, isInline, isCompulsory] = ["top", "top", false, false];
        continue;
      }
      // A short line above a list is a heading, if one that says nothing to us: what was said before it is over.
      if (!isBullet && isUnknownHeading(raws, at)) {
        [section, outer, isInline, isCompulsory] = ["top", "top", false, false];
        continue;
      }
      lines.push(...linesOf(text, section, isCompulsory, isBullet && !isPicture));
      continue;
    }
    const compels = COMPULSORY.test(heading.words);
    // "REQUIRED: HVAC engineer" calls; it asks for nothing yet.
    if (lines.length === 0 && CALL.test(heading.words) && TITLE_WORD.test(heading.rest)) {
      lines.push(...linesOf(heading.rest, "top", false));
      continue;
    }
    if (heading.rest !== "") lines.push(...linesOf(heading.rest, heading.section, compels));
    if (staysWithin(heading, isBullet)) continue;
    section = heading.section;
    isCompulsory = compels;
    isInline = heading.rest !== "";
    isList = false;
    if (!isInline) outer = section;
  }
  return lines;
}

/** Whether a label with words behind it leaves the section as it was. */
function staysWithin({ rest, isFact, section }: Heading, isBullet: boolean): boolean {
  return rest !== "" && (isFact || isBullet || section === "other");
}

/** One of several lines that the same picture leads: an entry of a list, and no heading. */
function isPicturedList(raws: readonly string[], at: number): boolean {
  const lead = PICTURE.exec(raws[at] ?? "")?.[0].trim();
  return [raws[at - 1], raws[at + 1]].some((raw) => PICTURE.exec(raw ?? "")?.[0].trim() === lead);
}

/** A few words with a capital and without a full stop, between a blank line and a list. */
function isUnknownHeading(raws: readonly string[], at: number): boolean {
  const [before = "", own = "", after = ""] = [raws[at - 1], raws[at], raws[at + 1]];
  return (
    at > 0 &&
    before.trim() === "" &&
    BULLET.test(after) &&
    /^\s*\p{Lu}[^.;:,]*:?\s*$/u.test(own) &&
    own.trim().split(/\s+/u).length <= MOST_HEADING_WORDS
  );
}

/** A few words with a capital and no mark at their end, between a blank line and a paragraph. */
function isPlainHeading(raws: readonly string[], at: number): boolean {
  const [before = "", own = "", after = ""] = [raws[at - 1], raws[at], raws[at + 1]];
  return (
    before.trim() === "" &&
    /^\s*\p{Lu}[^.;:,!|–-]*$/u.test(own) &&
    own.trim().split(/\s+/u).length <= MOST_HEADING_WORDS &&
    after.trim().split(/\s+/u).length > MOST_HEADING_WORDS
  );
}

/** Below a blank line, or above a list. */
function isAlone(raws: readonly string[], at: number): boolean {
  const [before, after] = [raws[at - 1] ?? "", raws[at + 1] ?? ""];
  return (
    at > 0 &&
    (before.trim() === "" || BULLET.test(after)) &&
    /^\s*\p{Lu}/u.test((raws[at] ?? "").replace(PICTURE, ""))
  );
}

function linesOf(
  text: string,
  section: JobSection,
  isCompulsory: boolean,
  isBullet = false,
): JobLine[] {
  let told: JobSection = section;
  return sentences(text).map((part) => {
    const own = sectionIn(part, told, isBullet);
    // Once a paragraph about the company says what the person will do, the rest of it does.
    if (section === "other" && own === "duties") told = "top";
    return {
      text: part,
      section: own,
      need: needOf(part, own),
      isCompulsory: isCompulsory || COMPULSORY.test(part),
    };
  });
}

/** A sentence that asks for something may be anywhere: below "About us" too, and above all headings. */
function sectionIn(text: string, section: JobSection, isBullet: boolean): JobSection {
  if (section === "other") {
    if (OFFERS.test(text)) return "other";
    if (ASKS_FOR.test(text)) return "top";
    return WILL_DO.test(text) && !isOfProcess(text) && !isBenefits(text) ? "duties" : "other";
  }
  if (isOfProcess(text)) return "other";
  const asks = ASKS_FOR.test(text);
  if (!asks && !isDuty(text) && isBenefits(text)) return "other";
  if (!asks && section === "top" && isOfCompany(text)) return "other";
  if (section === "top" && !ASKS_FOR.test(text) && (isDuty(text) || (isBullet && isLong(text))))
    return "duties";
  return section;
}

/** Wordings of what is wanted of a person. */
export const ASKS_FOR = regex("iu")`
  \b(?:(?:experience|exposure|expertise|proficien(?:t|cy)|knowledge|familiar(?:ity)?|hands-on|
  understanding|background|fluent|fluency|command|comfortable|conversant|well[- ]versed|skilled|
  certified|good|fundamentals|grounding|grasp|foundation|basics)\s(?:in|with|of|on|to|at|over)|
  (?:you|candidates?|applicants?|person|someone|who)\s(?:should|must|need(?:s)?(?: to)?|
  (?:already )?(?:have|has|know|knows|can)|['’]ve|having)|you(?:['’]ve| have)|
  (?:must|should|need to)\s(?:have|know|be|bring|hold)|is a must|are a must|mandatory|
  compulsory|skills?\b(?:\s(?:required|needed))?\s*:|
  \d\s*[-–+]\s*(?:\d+\s*)?(?:years?|yrs?)\s(?:in|of|with)\b|we expect\b|
  looking for (?:a person|someone|somebody|people)|having\s)
`;
/** The company's own wealth: "our 20 years of experience in steel". */
const OFFERS =
  /^(?:we|our|with over|backed|founded|you(?:['’]ll| will) (?:get|learn|gain|receive))\b/iu;
/** What the person will do, below what is said of the company: "Trainees will write testbenches". */
const WILL_DO =
  /^(?:(?:the )?(?:selected )?(?:trainees?|candidates?|incumbents?|appointees?)|they|he\/she|you) (?:will|would|shall) (?!get|receive|have|not|also get|enjoy|join|report|undergo|earn|appear)\p{L}/iu;
/** An entry of a list under a heading that says nothing to us is most often a duty. */
function isLong(text: string): boolean {
  return text.split(/\s+/u).length >= 3;
}

function needOf(text: string, section: JobSection): JobLine["need"] {
  return NICE_WORDS.test(text) ? "nice" : needApart({ text, section });
}

/** What a line makes of what it names, its own "preferred" and "a plus" aside. */
export function needApart({ text, section }: Pick<JobLine, "text" | "section">): JobLine["need"] {
  if (section === "nice") return "nice";
  if (section === "must") return "must";
  const wording = section === "duties" ? MUST_WORDS_OF_DUTY : MUST_WORDS;
  return wording.test(text) ? "must" : null;
}
