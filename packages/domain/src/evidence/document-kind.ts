import { findDates } from "../read/patterns/dates.ts";
import type { Reading } from "../resume/reading.ts";
import type { Misplaced, OtherKind } from "../resume/misplaced.ts";

/** A page with fewer words says nothing about anybody. */
const FEWEST_WORDS = 12;

/** With some sign of a resume in it, this many signs of one other kind decide. */
const ENOUGH_SIGNS = 2;

/** So many of jobs, studies, projects and skills are a resume, with a letter or a form in the same file. */
const PARTS = 3;

/** A list of skills this long is one of a resume's lists. */
const SKILLS = 3;

/** Periods ("2019 – 2022", "since May 2021") on this many lines are a history, whatever the headings are. */
const PERIODS = 2;

/** The most words that are quoted. */
const QUOTED = 3;

/** Words in square brackets that ask to be replaced: "[Job title]". So many lines with one are a form not filled in. */
const PLACEHOLDER = /\[\p{L}[\p{L} '’]{2,40}\]/u;
const PLACEHOLDERS = 3;

type Signs = Readonly<Record<Exclude<OtherKind, "empty" | "unknown">, readonly RegExp[]>>;

/** What lines of other documents say. Each expression is one sign, however often it is there. */
const SIGNS: Signs = {
  invoice: [
    /\b(?:(?:tax|proforma) )?invoice\b/iu,
    /\b(?:bill(?:ed)?|ship(?:ped)?|sold) to\b/iu,
    /\bGSTIN\b|\bVAT (?:no|number|reg)/iu,
    /\bsub-?\s?total\b|\bgrand total\b/iu,
    /\b(?:total|amount|balance) (?:due|payable)\b/iu,
    /\bqty\b|\bunit price\b/iu,
    /\bdue date\b|\bpayment terms\b/iu,
    /\b(?:account|bank) statement\b|\bstatement of account\b/iu,
    /\b(?:opening|closing) balance\b/iu,
    /\bIFSC\b|\bIBAN\b/u,
  ],
  paper: [
    /^abstract\b/iu,
    /^(?:\d+\.?\s+)?introduction$/iu,
    /^(?:\d+\.?\s+)?(?:related work|methods?|methodology|results|discussion|conclusions?)$/iu,
    /^(?:references|bibliography)$/iu,
    /\bet al\b/iu,
    /\bwe (?:present|propose|show|train|evaluate)\b/iu,
    /\barXiv:|\bdoi\.org\b/iu,
    /\b(?:table|figure|fig\.) \d/iu,
    /^chapter \d/iu,
  ],
  letter: [
    /^(?:dear|respected)\s+\p{L}/iu,
    /^(?:yours (?:sincerely|faithfully|truly)|sincerely|(?:best|kind|warm) regards)\b/iu,
    /^(?:subject|sub|re)\s*:/iu,
    /\bto whom(?:so ?ever)? it may concern\b/iu,
    /\bI am writing to\b|\bplease accept this letter\b/iu,
    /\bthis is to certify that\b/iu,
  ],
  form: [
    /_{5,}|\.{10,}|…{4,}/u,
    /\b(?:application|registration|enrolment|enrollment) form\b/iu,
    /\bname of (?:the )?applicant\b|\bapplicant(?:'|’)s name\b/iu,
    /\bsignature of (?:the )?applicant\b/iu,
    /\bfill in\b|\bblock (?:letters|capitals)\b/iu,
    /\bfor office use\b/iu,
  ],
  "job-advert": [
    /^(?:(?:key|your|main) )?responsibilities(?: include)?:?$/iu,
    /^(?:(?:key|job|minimum) )?(?:requirements|qualifications required)\b/iu,
    /^(?:what you(?:(?:'|’)ll| will) do|who you are|what we offer|benefits|about (?:us|the (?:role|company|job|team)))\b/iu,
    /\bwe (?:are|(?:'|’)re) (?:looking for|hiring|seeking)\b/iu,
    /\bapply (?:to|at|now|by|before|through)\b/iu,
    /\bequal opportunity employer\b/iu,
    /\bjob (?:description|summary)\b/iu,
    /\b\d+\s*(?:\+|-|–|to)\s*\d*\s*(?:years|yrs)\b/iu,
  ],
};

/**
 * Says why a file is not taken for a resume; null for one that may be.
 *
 * A person with three parts of a resume has one, and so has who names a study or a job with a date beside another part,
 * whatever else the file says. Any part, heading or history of one does, unless the file shows two signs of another kind. Without any of it there is nothing to score. Doubt is for the resume:
 * measured, no resume of the test set is refused (decision 0046).
 */
export function misplacedOf(reading: Reading): Misplaced | null {
  const parts = partsOf(reading);
  const lines = reading.lines.filter(({ hidden }) => !hidden).map(({ text }) => text.trim());
  const wordCount = lines.join(" ").split(/\s+/u).filter(Boolean).length;
  const [likeliest] = Object.entries(SIGNS)
    .map(([kind, signs]) => ({ kind: kind as keyof Signs, words: wordsOf(lines, signs) }))
    .toSorted((a, b) => b.words.length - a.words.length);
  const blanks = lines.flatMap((line) => PLACEHOLDER.exec(line)?.[0] ?? []);
  if (blanks.length >= PLACEHOLDERS)
    return { kind: "form", words: blanks.slice(0, QUOTED), wordCount };
  if (parts >= PARTS && isSomebody(reading)) return null;
  const isOther = likeliest !== undefined && likeliest.words.length >= ENOUGH_SIGNS;
  if (hasDatedEntry(reading) && (parts >= 2 || !isOther)) return null;
  if (isOther) return { ...likeliest, words: likeliest.words.slice(0, QUOTED), wordCount };
  if (hasPartOfResume(reading, parts, lines)) return null;
  return { kind: wordCount < FEWEST_WORDS ? "empty" : "unknown", words: [], wordCount };
}

function hasDatedEntry({ experience, education }: Reading): boolean {
  return (
    experience.some(
      ({ title, company, start, end, current }) =>
        (title ?? company) !== null && (start !== null || end !== null || current),
    ) ||
    education.some(
      ({ degree, institution, start, end }) =>
        degree !== null && institution !== null && (start ?? end) !== null,
    )
  );
}

/** Whether the file says whose it is and how to reach them. */
function isSomebody({ contact }: Reading): boolean {
  return contact.name !== null && (contact.email ?? contact.phone) !== null;
}

/** How many of jobs, studies, projects and skills the file has. */
function partsOf({ experience, education, projects, skills }: Reading): number {
  const listed = skills.reduce((sum, group) => sum + group.skills.length, 0);
  return [
    experience.length > 0,
    education.length > 0,
    projects.length > 0,
    listed >= SKILLS,
  ].filter(Boolean).length;
}

function hasPartOfResume(reading: Reading, parts: number, lines: readonly string[]): boolean {
  const kinds = new Set(
    reading.sections.flatMap(({ kind, heading }) =>
      heading && kind !== "other" && kind !== "contact" ? [kind] : [],
    ),
  );
  return (
    parts > 0 ||
    kinds.size >= 2 ||
    lines.filter((line) => findDates(line).some(({ isRange }) => isRange)).length >= PERIODS
  );
}

/** A match as it is quoted: to the end of the word it ends in. */
function wholeWords(line: string, from: number, length: number): string {
  const rest = /^[\p{L}\p{N}]*/u.exec(line.slice(from + length))?.[0] ?? "";
  return line.slice(from, from + length) + rest;
}

/** The words of each sign that the lines show, each sign once. */
function wordsOf(lines: readonly string[], signs: readonly RegExp[]): string[] {
  return signs.flatMap((sign) => {
    for (const line of lines) {
      const match = sign.exec(line);
      if (match) return [wholeWords(line, match.index, match[0].length)];
    }
    return [];
  });
}
