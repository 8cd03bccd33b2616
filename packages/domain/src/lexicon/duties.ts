/**
 * Openings that name a duty and hide who did what.
 *
 * Source: the advice common to university career offices (action verbs instead of "responsible for"),
 * collected in our own words; the list is ours.
 */
const OPENERS = [
  "responsible for",
  "was responsible for",
  "accountable for",
  "in charge of",
  "duties included",
  "duties include",
  "responsibilities included",
  "responsibilities include",
  "tasked with",
  "entrusted with",
  "worked on",
  "worked with",
  "worked as",
  "worked in",
  "worked under",
  "worked closely with",
  "working on",
  "working with",
  "working as",
  "work on",
  "work with",
  "involved in",
  "involved with",
  "engaged in",
  "helped in",
  "helped with",
  "helped to",
  "helped",
  "helping",
  "assisted in",
  "assisted with",
  "assisted",
  "assisting in",
  "assisting with",
  "participated in",
  "participating in",
  "took part in",
  "part of",
  "member of",
  "exposure to",
  "looked after",
  "looking after",
  "taking care of",
  "took care of",
  "dealt with",
  "dealing with",
  "my role was",
  "my role is",
  "role involved",
  "handling of",
] as const;

const OPENING = new RegExp(
  `^[\\s•\\-–*]*((?:was |been |actively |also |primarily |mainly |solely )*(?:${OPENERS.toSorted((a, b) => b.length - a.length).join("|")}))(?![\\p{L}\\p{N}])[:\\s]*`,
  "iu",
);

/** The duty phrase a bullet opens with. */
interface DutyOpening {
  /** Lower case: "responsible for". */
  readonly phrase: string;
  /** Where the phrase is. */
  readonly from: number;
  readonly to: number;
  /** Where the rest of the bullet begins. */
  readonly rest: number;
}

/** The duty phrase a text opens with, or null. */
export function dutyOpening(text: string): DutyOpening | null {
  const match = OPENING.exec(text);
  const phrase = match?.[1];
  if (!match || !phrase) return null;
  const from = match[0].indexOf(phrase);
  return { phrase: phrase.toLowerCase(), from, to: from + phrase.length, rest: match[0].length };
}
