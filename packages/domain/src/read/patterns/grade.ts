import { regex } from "../../text/regex.ts";

/** Where a text states a grade: "CGPA: 8.4/10", "82 %", "3.6 GPA", "First Class with Distinction". */
const GRADES: readonly RegExp[] = [
  regex("iu")`
  \b(?:overall\s+|cumulative\s+|current\s+)?(?:c\.?\s?g\.?\s?p\.?\s?a\.?|s\.?g\.?p\.?a\.?|
  g\.?p\.?a\.?|c\.?p\.?i\.?|c\.?g\.?p\.?i\.?|s\.?g\.?p\.?i\.?|grade|percentage|percentile|marks|
  aggregate|score|(?:abschluss|gesamt|durchschnitts)?note|notendurchschnitt|promedio|média|
  moyenne)(?:\s+obtained)?\s*(?::|-|–|=|of|is)?\s*\d{1,3}(?:[.,]\d{1,3})?(?![\d])\s?(?:%|
  percent)?(?:\s?(?:\/|out of|von|sur|of)\s?\d{1,3}(?:[.,]\d{1,2})?)?(?:\s?(?:c\.?g\.?p\.?a\.?|
  g\.?p\.?a\.?|s\.?g\.?p\.?a\.?|[cs]gpi|cpi)(?![\p{L}]))?
`,
  /\b\d{1,2}(?:[.,]\d{1,3})?(?:\s?\/\s?\d{1,2}(?:[.,]\d)?)?\s?(?:c\.?g\.?p\.?a\.?|g\.?p\.?a\.?|s\.?g\.?p\.?a\.?|[cs]gpi|cpi)(?![\p{L}])/iu,
  /\b\d{1,3}(?:[.,]\d{1,3})?\s?%/u,
  /\b\d{1,2}(?:\.\d{1,3})?\s?\/\s?(?:4(?:\.0)?|5(?:\.0)?|7|10(?:\.0)?|20|100)\b/u,
  /\b\d{3,4}\s?\/\s?\d{3,4}\b/u,
  /\bmention\s+(?:très\s+|assez\s+)?\p{L}+/iu,
  /\b(?:(?:abschluss|gesamt)?note|prädikat)\s*[:：]\s*(?:sehr gut|gut|befriedigend|ausreichend|mit auszeichnung)(?![\p{L}])/iu,
  /(?<=\()(?:merit|pass|first|distinction|credit|with honou?rs)(?=\))/iu,
  regex("iu")`
  \b(?:first class(?: with distinction| honou?rs)?|second class|(?:with )?distinction|
  (?:summa|magna)? ?cum laude|first division|second division|
  (?:upper|lower) second(?: class)?(?: honou?rs)?|2:1|2:2)\b
`,
  /(?:प्रथम|द्वितीय|तृतीय) श्रेणी|প্রথম শ্রেণি|முதல் வகுப்பு|ప్రథమ శ్రేణి|ಪ್ರಥಮ ದರ್ಜೆ|ഒന്നാം ക്ലാസ്|પ્રથમ વર્ગ|ਪਹਿਲਾ ਦਰਜਾ/u,
  /(?:平均)?绩点\s*[::]?\s*\d(?:\.\d+)?(?:\/\d(?:\.\d)?)?/u,
];

/** The class that a number is behind: "First class with distinction, 78.4%". */
const CLASS = regex("iu")`
  (?<![\p{L}\p{N}])(?:first|second|third|upper second|lower second)[ -](?:class|
  division)(?: with distinction| with honou?rs| honou?rs)?\s*[,(:–—-]?\s*$|
  (?<![\p{L}\p{N}])(?:distinction|honou?rs|merit)\s*[,(]?\s*$
`;

/** The first grade in a text as offsets; null for none. */
export function findGrade(text: string): { from: number; to: number } | null {
  for (const pattern of GRADES) {
    const match = pattern.exec(text);
    if (!match) continue;
    const from = match.index - (CLASS.exec(text.slice(0, match.index))?.[0].length ?? 0);
    return { from, to: match.index + match[0].trimEnd().length };
  }
  return null;
}
