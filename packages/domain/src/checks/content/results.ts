import { dutyOpening } from "../../lexicon/duties.ts";
import { regex } from "../../text/regex.ts";

/** A stretch of a bullet that says what came of the work. */
interface ResultMark {
  readonly from: number;
  readonly to: number;
}

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;

/** Numbers that measure: with a percent sign, a currency, a factor, an Indian or Western magnitude. */
const MEASURED = new RegExp(
  [
    String.raw`${NUMBER}\s?\+?\s?(?:%|percent\b|per cent\b|percentage points?\b|bps\b|pp\b)`,
    String.raw`(?:[₹$€£¥]|\b(?:Rs\.?|INR|USD|EUR|GBP)\s?)\s?${NUMBER}\s?(?:k|m|mn|bn|b|l|cr|lakhs?|lacs?|crores?|million|billion|thousand)?\b`,
    String.raw`\b${NUMBER}\s?\+?\s?(?:k|mn|bn|lakhs?|lacs?|crores?|cr|million|billion|thousand|hundred)\b`,
    String.raw`\b${NUMBER}\s?[x×](?![\p{L}\p{N}])`,
    String.raw`\bfrom\s+(?:[₹$€£]\s?)?${NUMBER}\s?[\p{L}%.]*\s+to\s+(?:[₹$€£]\s?)?${NUMBER}`,
    String.raw`\bby\s+(?:[₹$€£]\s?)?${NUMBER}\s?%?`,
  ].join("|"),
  "iu",
);

/** Outcomes that need no figure. */
const OUTCOME = regex("iu")`
  \b(?:doubled|tripled|trebled|quadrupled|halved|
  zero (?:defects?|errors?|downtime|incidents?|escalations?|findings|accidents?|injuries)|
  no (?:downtime|defects|errors|incidents|escalations|accidents)|
  won (?:the|a|an|first|second|third|best|\d)|awarded|
  ranked (?:first|second|third|top|\d|#|among)|first (?:place|prize|rank)|runner-up|
  patent(?:ed)?|promoted to|adopted (?:by|across)|in use (?:by|at|across)|went live|
  accepted (?:at|by|in)|published in|from scratch to)\b
`;

const COUNT_WORDS =
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundreds?|thousands?|a dozen|dozens";

/** "five stores", "a team of eight". */
const WORDED = new RegExp(
  String.raw`\b(?:${COUNT_WORDS})\s+(?:of\s+)?(?:[\p{Ll}-]+\s+){0,2}[\p{Ll}]{2,}s\b|\bof\s+(?:${COUNT_WORDS})\b`,
  "u",
);

const BARE = new RegExp(
  String.raw`(?<![\p{L}\p{N}./:#-])${NUMBER}\+?(?![\p{L}\p{N}%./:]\S|[\d-])`,
  "gu",
);

/**
 * What came of the work a bullet describes, where it says so: a measure, a count of things, a comparison
 * or an outcome. Null when it says nothing of the kind.
 *
 * A bare year, a version ("Python 3.8", "Angular 12"), a standard ("ISO 9001"), a duration and a phone
 * number are no results. After "Responsible for" a plain count is the size of the duty, not a result.
 */
export function findResult(text: string): ResultMark | null {
  const measured = MEASURED.exec(text);
  if (measured && !isDuration(text, measured.index + measured[0].length))
    return { from: measured.index, to: measured.index + measured[0].length };
  const outcome = OUTCOME.exec(text);
  if (outcome) return { from: outcome.index, to: outcome.index + outcome[0].length };
  if (dutyOpening(text)) return null;
  const bare = [...text.matchAll(BARE)].find((match) => isCount(text, match.index, match[0]));
  if (bare) return { from: bare.index, to: bare.index + bare[0].length };
  const worded = WORDED.exec(text);
  if (worded && !DURATION.test(worded[0]))
    return { from: worded.index, to: worded.index + worded[0].length };
  return null;
}

const DURATION = /\b(?:years?|yrs?|months?|weeks?|days?|hours?|hrs?|quarters?|semesters?)\b/iu;

/** "for 6 months" is how long, not what came of it; "from 6 hours to 2" and "by 3 days" are. */
function isDuration(text: string, after: number): boolean {
  return /^\s?\+?\s?(?:years?|yrs?)\b/iu.test(text.slice(after)) && !/\bfrom\b/iu.test(text);
}

function isCount(text: string, at: number, number: string): boolean {
  const digits = number.replaceAll(/[^\d.]/gu, "");
  const before = text.slice(0, at).trimEnd();
  const after = text.slice(at + number.length).trimStart();
  const previous = /[\p{L}\p{N}&+#]+[.,)]?$/u.exec(before)?.[0] ?? "";
  const next = /^[\p{L}]+(?:[-/][\p{L}]+)*/u.exec(after)?.[0] ?? "";
  if (DURATION.test(next)) return /\b(?:saved|saving|saves|within|under|in just)$/iu.test(before);
  if (/^(?:\d+\.\d+)$/u.test(digits) && !next) return false;
  if (isYear(number)) return /^\p{Ll}+(?:s|le|en)$/u.test(next) && !SINCE.test(before);
  if (VERSIONED.test(previous)) return false;
  // A capital before it, other than the bullet's own first word, is a name: "Windows 10", "Angular 12".
  const opens = before.length <= previous.length + 2;
  if (/^\p{Lu}/u.test(previous) && !opens && !/[,.)]$/u.test(previous)) return next.endsWith("s");
  return next !== "" || /^(?:$|[,;.)])/u.test(after);
}

const SINCE = /\b(?:in|since|from|until|till|by|of|during|year|fy|batch|class)$/iu;
const VERSIONED =
  /^(?:version|v|class|grade|level|phase|part|section|form|chapter|article|type|stage|step|iso|std|standard|semester|rule|act|gen|no|number|web|tier|top|room|act)\.?$/iu;

function isYear(number: string): boolean {
  return /^(?:19|20)\d\d$/u.test(number);
}

const CHANGE = regex("iu")`
  \b(?:improv(?:ed|ing|e)|reduc(?:ed|ing|e)|increas(?:ed|ing|e)|optimi[sz](?:ed|ing|e)|
  enhanc(?:ed|ing|e)|boost(?:ed|ing)?|decreas(?:ed|ing|e)|accelerat(?:ed|ing|e)|
  streamlin(?:ed|ing|e)|minimi[sz](?:ed|ing|e)|maximi[sz](?:ed|ing|e)|speed(?:ing)? up|sped up|
  grew|growing|cut|cutting|saved|saving)\b
`;

/** Verbs of change that ask for a figure: "improved", "reduced". Where the first is, or null. */
export function findUnmeasuredChange(
  text: string,
): (ResultMark & { readonly word: string }) | null {
  const match = CHANGE.exec(text);
  return match ? { from: match.index, to: match.index + match[0].length, word: match[0] } : null;
}
