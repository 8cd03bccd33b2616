import { findRole } from "../careers/careers-index.ts";
import type { CareersIndex } from "../careers/careers-index.ts";
import { TITLE_WORD } from "../lexicon/title-words.ts";
import type { JobLine } from "./lines.ts";
import type { DegreeAsked, DegreeLevel, YearsAsked } from "./job-reading.ts";
import { regex } from "../text/regex.ts";

const WORDS = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
];
const NUMBER = `\\d{1,2}(?:\\.\\d)?|${WORDS.join("|")}`;
const YEARS = new RegExp(
  `\\b(${NUMBER})\\s*(?:\\+|plus)?\\s*(?:(?:-|–|—|to)\\s*(${NUMBER})\\s*\\+?)?\\s*(\\+)?\\s*(?:years?|yrs?)\\b`,
  "giu",
);

/** Years that are not asked of the person: ages, anniversaries, bonds. */
const NOT_ASKED =
  /\b(?:old|age|bond|history|anniversary|for over|founded|in business|ago|contract of|legacy|of excellence|market for)\b/iu;

/**
 * The years of experience asked for, or null.
 *
 * Of several, the largest minimum that is not merely nice to have: "6+ years, 2 of them with SQL" asks for
 * six. "Freshers" and "entry level" without a number ask for none.
 */
export function yearsAsked(lines: readonly JobLine[]): YearsAsked | null {
  let asked: YearsAsked | null = null;
  for (const line of lines) {
    if (line.need === "nice" || NOT_ASKED.test(line.text)) continue;
    if (line.section === "other" && !/\bexperience\b/iu.test(line.text)) continue;
    for (const match of line.text.matchAll(YEARS)) {
      const least = toNumber(match[1] ?? "");
      const most = match[2] ? toNumber(match[2]) : null;
      if (least > 30 || (most !== null && most < least)) continue;
      if (!asked || least > asked.least) asked = { least, most };
    }
  }
  return asked;
}

function toNumber(text: string): number {
  const word = WORDS.indexOf(text.toLowerCase());
  return word >= 0 ? word : Number(text);
}

/** Levels of study, highest first, with how Indian and international documents write them. */
const DEGREES: readonly (readonly [DegreeLevel, RegExp])[] = [
  [
    "doctorate",
    /\b(?:ph\.?\s?d\.?|doctorate|doctoral|m\.?d\.?(?=\s*(?:in|\())|d\.?phil)(?![\p{L}])/iu,
  ],
  [
    "master",
    regex("iu")`
    \b(?:master(?:'|’)?s?(?:\s+(?:degree|of|in))|masters\b|
    (?<!\b(?:scrum|web|station|head|post|yoga)\s)master(?=\s*(?:[,/);.]|$|
    (?:or|and)\s+(?:bachelor|ph\.?\s?d|doctor|diploma|above|higher)|preferred|level|program))|
    m\.?\s?tech|m\.?e\.?(?=[\s,)(/]+(?:in|m\.|mca|or))|m\.?sc|m\.?com|mca|mba|pgdm|pgdbm|
    m\.?a\.?(?=[\s,]|$)|post[- ]?graduat(?:e|ion)|m\.?s\.?(?=\s+in|\s*,)|m\.?\s?pharm|ll\.?m|
    m\.?ed\b|mbbs\s*\+\s*md)(?![\p{L}])
  `,
  ],
  [
    "bachelor",
    regex("iu")`
    \b(?:bachelor(?:'|’)?s?|b\.?\s?tech|bs(?=\s*(?:,|\bin\b|$))|b\.s\.|b\.\s?e\.?|
    be(?=\s*(?:\/|\bin\b|\bor\b|,|\())|b\.?sc|b\.?com|bca|bba|b\.?a\.?(?=[\s,]|$)|b\.?\s?pharm|
    b\.?ed\b|b\.?arch|b\.?des|ll\.?b|mbbs|bds|bpt|graduate|graduation|any degree|degree in|
    engineering degree|chartered accountant)(?![\p{L}])
  `,
  ],
  ["diploma", /\b(?:diploma|polytechnic|iti)\b/iu],
  [
    "school",
    /\b(?:12th|xii|higher secondary|hsc|intermediate|10\s?\+\s?2|10th|ssc|matriculation|high school)\b/iu,
  ],
];

/** Rank of a level of study: higher is more. */
export function degreeRank(level: DegreeLevel): number {
  return ["school", "diploma", "bachelor", "master", "doctorate"].indexOf(level);
}

/** The level of study a text names; the highest of several; null for none. */
export function degreeLevel(text: string): { level: DegreeLevel; text: string } | null {
  for (const [level, wording] of DEGREES) {
    const match = wording.exec(withoutVerb(text));
    if (match) return { level, text: match[0].trim() };
  }
  return null;
}

/** "Two years shall be in administration" asks for no B.E., "as BA in lending" for no B.A.: blank, lengths kept. */
function withoutVerb(text: string): string {
  return text
    .replaceAll(/\b(?:be|me|ma|ba)\b(?=\s+[^/\s])/gu, "  ")
    .replaceAll(/(?<=\bas (?:an? )?)BA\b/gu, "  ");
}

/** The degree asked for: the lowest named in the first line that names one ("B.Tech or M.Tech" asks for B.Tech). */
export function degreeAsked(lines: readonly JobLine[]): DegreeAsked | null {
  for (const line of lines) {
    if (line.section === "duties" || line.section === "other") continue;
    const named = DEGREES.toReversed().flatMap(([level, wording]) => {
      const match = wording.exec(withoutVerb(line.text));
      return match ? [{ level, text: match[0].trim() }] : [];
    });
    const lowest = named[0];
    if (!lowest) continue;
    const isOptional =
      line.need === "nice" ||
      /\b(?:or equivalent|equivalent (?:practical )?experience|or related experience)\b/iu.test(
        line.text,
      );
    return { ...lowest, isOptional };
  }
  return null;
}

const TITLE_LABEL =
  /^(?:job title|title|role|position|designation|job role|job|post|opening|hiring(?: for)?|we(?:'|’)?(?:re| are) (?:hiring|looking for)(?: an?)?)\s*[:\-–]\s*(.+)$/iu;
const TITLE_SENTENCE =
  /\b(?:looking for|hiring|seeking|searching for|need|in search of|join (?:us|our team) as|role of|position of)\s+(?:an?\s+|the\s+)?((?:[A-Z][\p{L}.+#/&-]*\s?){1,6})/u;

/**
 * The job's title, or "".
 *
 * A labelled line first, then the first line where it names a known role or looks like a title, then
 * "We are looking for a …".
 */
export function titleAsked(description: string, index: CareersIndex): string {
  const lines = description
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter(Boolean);
  for (const line of lines.slice(0, 12)) {
    const labelled = TITLE_LABEL.exec(line)?.[1];
    if (labelled) return cleanTitle(labelled);
  }
  const first = lines[0] ?? "";
  const head = cleanTitle(first);
  const isShort = first.length <= 120 && !/[.!?]$/u.test(first) && head.split(/\s+/u).length <= 8;
  if (isShort && (findRole(index, head) || TITLE_WORD.test(head))) return head;
  const said = TITLE_SENTENCE.exec(description)?.[1]?.trim() ?? "";
  if (said !== "" && (findRole(index, said) || TITLE_WORD.test(said))) return cleanTitle(said);
  return "";
}

/** What a posting calls out before the title: "Wanted:", "Urgent opening for", "Walk-in interview for". */
const CALL = regex("iu")`
  ^(?:(?:wanted|urgent(?:ly)?|immediate|hiring|required|requirement|we(?:'|’)?re hiring|
  we are hiring|now hiring|walk[- ]?in|job|new|current|openings?|vacanc(?:y|ies)|requirements?|
  interviews?|drive|alert)\b[\s:!–-]*)+(?:(?:for|
  of)\s+(?:the\s+(?:post|position|role)\s+of\s+)?|:\s*|[–-]\s*|\s+)?(?:an?\s+)?(?=\p{Lu})
`;

/** The title without the call before it and company, place and form of work behind it. */
function cleanTitle(line: string): string {
  return inTitleCase(
    line
      .replace(CALL, "")
      .split(/\s[|–—-]\s|,|\s@\s|\s+at\s+|\(|\s\|\s|;|\.\s/u)[0]
      ?.replace(/\s+(?:to join|for our|with|who|in our)\b.*$/iu, "")
      .trim()
      .slice(0, 80) ?? "",
  );
}

/** "SENIOR ACCOUNTANT" as a person writes it; short capitals are names: "HR", "GST". */
function inTitleCase(title: string): string {
  if (/\p{Ll}/u.test(title)) return title;
  return title.replaceAll(/\p{Lu}{4,}/gu, (word) => word.slice(0, 1) + word.slice(1).toLowerCase());
}

const CITIES = regex("u")`
  \b(?:Bengaluru|Bangalore|Mumbai|Navi Mumbai|Pune|New Delhi|Delhi(?: NCR)?|Noida|Gurgaon|
  Gurugram|Hyderabad|Chennai|Kolkata|Ahmedabad|Kochi|Jaipur|Indore|Nagpur|Coimbatore|Chandigarh|
  Thiruvananthapuram|Trivandrum|Lucknow|Bhopal|Surat|Vadodara|Mysuru|Mysore|Visakhapatnam|
  Bhubaneswar|Mohali|Nashik|Goa|Guwahati|Patna|Ranchi|Raipur|Dehradun|Mangaluru|Hubballi|
  Madurai|Vijayawada|Singapore|Dubai|London)\b
`;

/** The place of work as written, or "". A labelled line first, then a city in the first lines. */
export function placeAsked(description: string): string {
  const lines = description.split(/\r?\n/u).map((line) => line.trim());
  for (const line of lines) {
    const labelled = /^(?:job |work )?location\s*[:\-–]\s*(.+)$/iu.exec(line)?.[1];
    if (labelled) return labelled.split(/[(|;]/u)[0]?.trim() ?? "";
  }
  return CITIES.exec(lines.filter(Boolean).slice(0, 2).join("\n"))?.[0] ?? "";
}
