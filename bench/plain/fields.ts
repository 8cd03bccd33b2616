import type { Cell, Line } from "./lines.ts";

/**
 * What a plain reader makes of a resume: it knows no template and none of our reader's rules, only what makers of other
 * readers have published. The name is the largest line at the top; a heading is a line of one word or two that names a
 * section; an entry begins where the text turns bold; each line, and each cell of one, is one fact; dates are those of the
 * right-hand (or left-hand) cell; a list of usual words tells a title from a company and a degree from a school.
 */
export interface PlainResume {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly work: readonly PlainEntry[];
  readonly education: readonly PlainEntry[];
}

/** Of work: title and company. Of education: degree and school. */
export interface PlainEntry {
  readonly what: string;
  readonly where: string;
  readonly dates: string;
}

const SECTIONS = {
  work: /^(?:work |professional |relevant )?(?:experience|employment|work history|appointments|positions)\b/iu,
  education: /^(?:education|academic|qualifications|studies)\b/iu,
  other:
    /^(?:summary|profile|objective|about|skills|technical|projects?|certifications?|awards?|honou?rs|publications?|languages?|interests|references|volunteering|achievements|links|contact)\b/iu,
} as const;

/** A heading has no more words. */
const LONGEST_HEADING = 3;

/** An entry's facts stand above its text, on no more lines. */
const MOST_FACT_LINES = 3;

const MONTH = "(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?";
const DAY = `(?:${MONTH}\\s+|\\d{1,2}/)?(?:19|20)\\d\\d`;
const DATES = new RegExp(
  `^(?:${DAY})(?:\\s*(?:[-–—]|to)\\s*(?:${DAY}|present|now|current|today))?$`,
  "iu",
);
const TITLE =
  /\b(?:accountant|administrator|agent|analyst|architect|assistant|associate|auditor|chief|clerk|consultant|coordinator|designer|developer|director|editor|engineer|executive|founder|head|intern|lead|lecturer|manager|mentor|nurse|officer|operator|owner|planner|president|producer|professor|programmer|recruiter|representative|researcher|scientist|secretary|specialist|supervisor|teacher|technician|trainee|tutor|volunteer|writer)\b/iu;
const SCHOOL =
  /\b(?:academy|college|institute|polytechnic|school|university|vidyalaya|iit|nit|iim)\b/iu;
const DEGREE =
  /\b(?:associate|bachelor|master|doctor|ph\.?d|mba|b\.?\s?(?:a|e|sc|tech|com|ed|des)|m\.?\s?(?:a|e|sc|tech|com|ed|des)|diploma|class|xii|x|ssc|hsc|cbse|intermediate)\b/iu;
const BULLET = /^[•▪◦●∙‣*–-](?:\s|$)/u;

/** @param lines  of all pages, from top to bottom */
export function findFields(lines: readonly Line[]): PlainResume {
  const all = lines.flat().map(({ text }) => text);
  const heads = lines.map((line) => sectionOf(line));
  const first = heads.findIndex((head) => head !== null);
  const top = lines.slice(0, first < 0 ? lines.length : Math.max(1, first)).flat();
  const largest = top.reduce<Cell | null>(
    (best, cell) => (!best || cell.size > best.size ? cell : best),
    null,
  );
  const within = (wanted: "work" | "education") =>
    lines.filter(
      (_, at) =>
        heads[at] === null && heads.slice(0, at).findLast((head) => head !== null) === wanted,
    );
  return {
    name: largest?.text ?? "",
    email: all.map((text) => /[^\s,;|]+@[^\s,;|]+\.[a-z]+/iu.exec(text)?.[0]).find(Boolean) ?? "",
    phone: all.map((text) => /\+?\d[\d\s().-]{8,}\d/u.exec(text)?.[0]).find(Boolean) ?? "",
    work: entriesOf(within("work"), TITLE),
    education: entriesOf(within("education"), DEGREE, SCHOOL),
  };
}

function sectionOf(line: Line): keyof typeof SECTIONS | null {
  const [head] = line;
  if (!head || head.text.split(" ").length > LONGEST_HEADING || line.length > 1) return null;
  const [found = null] = (["work", "education", "other"] as const).filter((name) =>
    SECTIONS[name].test(head.text),
  );
  return found;
}

function entriesOf(lines: readonly Line[], what: RegExp, where?: RegExp): PlainEntry[] {
  const entries: Line[][] = [];
  let wasBold = false;
  for (const line of lines) {
    const isBold = line.some(({ bold, text }) => bold && !DATES.test(text));
    if ((isBold && !wasBold) || entries.length === 0) entries.push([line]);
    else entries.at(-1)?.push(line);
    wasBold = isBold;
  }
  return entries.map((entry) => entryOf(entry, what, where));
}

function entryOf(lines: readonly Line[], what: RegExp, where: RegExp | undefined): PlainEntry {
  const end = lines.findIndex((line) =>
    BULLET.test(line.find(({ text }) => !DATES.test(text))?.text ?? ""),
  );
  const head = lines.slice(0, Math.min(MOST_FACT_LINES, end < 0 ? lines.length : end)).flat();
  const dates = head.find(({ text }) => DATES.test(text))?.text ?? "";
  const facts = head.map(({ text }) => text).filter((text) => !DATES.test(text));
  const [one = "", other = ""] = facts;
  const isTurned = where
    ? where.test(one) && !where.test(other)
    : !what.test(one) && what.test(other);
  return isTurned ? { what: other, where: one, dates } : { what: one, where: other, dates };
}
