import { lexicon, plain, wordsOf } from "./words.ts";

/** What a column of a table of studies, posts, projects or certificates holds. */
export type ColumnKind =
  | "serial"
  | "duties"
  | "from"
  | "to"
  | "year"
  | "grade"
  | "by"
  | "technologies"
  | "place"
  | "project"
  | "field"
  | "company"
  | "title"
  | "degree"
  | "institution"
  | "board"
  | "name"
  | "other";

/** Whole headings that are not recognised by their single words. */
const PHRASES: readonly (readonly [ColumnKind, ReadonlySet<string>])[] = [
  [
    "serial",
    lexicon(
      "#, no, s no, sr no, sl no, si no, sno, srno, slno, serial no, serial number, sr, sl, क्र, क्रम, क्रमांक, क्र सं",
    ),
  ],
  [
    "from",
    lexicon(
      "from, start, start date, from date, date from, date of joining, joining date, joining, से",
    ),
  ],
  [
    "to",
    lexicon(
      "to, till, upto, up to, end, end date, to date, date to, date of leaving, leaving date, date of relieving, relieving date, तक",
    ),
  ],
  ["name", lexicon("name, title, certificate name, name of certificate, name of certification")],
  [
    "duties",
    lexicon(
      "nature of work, nature of job, nature of duties, work done, key role, role and responsibilities, roles and responsibilities",
    ),
  ],
];

/** Words a heading turns on; the first kind with a word of the heading is its kind. */
const WORDS: readonly (readonly [ColumnKind, ReadonlySet<string>])[] = [
  [
    "duties",
    lexicon(
      "responsibilities, responsibility, profile, description, duties, remarks, details, work, summary, विवरण, कार्य",
    ),
  ],
  [
    "grade",
    lexicon(
      "cgpa, percentage, marks, score, grade, gpa, sgpa, result, aggregate, division, cpi, percent, प्रतिशत, अंक, श्रेणी, प्राप्तांक",
    ),
  ],
  [
    "year",
    lexicon(
      "year, years, passing, duration, period, session, batch, date, dates, tenure, attempt, वर्ष, अवधि, सत्र, तिथि",
    ),
  ],
  [
    "by",
    lexicon(
      "issued, issuing, issuer, authority, organiser, organizer, conducted, provider, body, offered",
    ),
  ],
  ["technologies", lexicon("technology, technologies, tools, environment, platform, stack")],
  ["place", lexicon("place, location, city, स्थान")],
  ["project", lexicon("project, projects, परियोजना")],
  [
    "field",
    lexicon(
      "specialization, specialisation, branch, stream, discipline, subject, subjects, major, विषय",
    ),
  ],
  [
    "company",
    lexicon(
      "company, organisation, organization, employer, firm, hospital, client, कंपनी, संगठन, नियोक्ता, विभाग",
    ),
  ],
  ["title", lexicon("designation, position, role, post, title, job, पद, पदनाम")],
  [
    "degree",
    lexicon(
      `degree, course, qualification, qualifications, examination, exam, examinations, standard,
      program, programme, certificate, certification, training, level, degrees, courses, परीक्षा,
      उपाधि, डिग्री, योग्यता, पाठ्यक्रम`,
    ),
  ],
  [
    "institution",
    lexicon(
      "institute, institution, institutions, college, school, संस्था, संस्थान, विद्यालय, महाविद्यालय",
    ),
  ],
  ["board", lexicon("board, university, council, बोर्ड, विश्वविद्यालय, परिषद")],
  ["degree", lexicon("class, कक्षा")],
];

/** Words that are in a heading with others and say nothing of its kind. */
const OTHER_WORDS = lexicon(
  `of, the, and, in, or, with, name, no, obtained, passed, held, month, by, service, secured,
  total, address, academic, educational, overall, issue, completion, award, key, से, तक, का, नाम,
  उत्तीर्ण, एवं, की`,
);

const KNOWN = new Set([...WORDS.flatMap(([, words]) => [...words]), ...OTHER_WORDS]);

/** More words than this say something rather than head a column. */
const MOST_WORDS = 6;

/**
 * What a heading of a column says the column holds; `other` for a text that is no such heading. Every word counts:
 * "Institute" is a heading, "Institute of Design" is not. Headings in Hindi may have lost or gained blanks.
 */
export function columnKindOf(text: string): ColumnKind {
  if (/^\s*%\s*$/u.test(text)) return "grade";
  const whole = plain(text);
  const phrase = PHRASES.find(([, phrases]) => phrases.has(whole))?.[0];
  if (phrase) return phrase;
  const words = /\p{Script=Devanagari}/u.test(text) ? hindiWordsOf(text) : wordsOf(text);
  if (words.length === 0 || words.length > MOST_WORDS || !words.every((word) => KNOWN.has(word)))
    return "other";
  return WORDS.find(([, own]) => words.some((word) => own.has(word)))?.[0] ?? "other";
}

/** What the words of a short text speak of, whatever else it says; `other` for nothing known. */
export function looseKindOf(text: string): ColumnKind {
  const words = wordsOf(text);
  if (words.length > MOST_WORDS) return "other";
  return WORDS.find(([, own]) => words.some((word) => own.has(word)))?.[0] ?? "other";
}

/** Hindi words, whatever blanks a file puts within them: only a slash or a whole word separates them. */
function hindiWordsOf(text: string): string[] {
  return text.split(/[/,|]/u).flatMap((part) => {
    const squeezed = plain(part).replaceAll(" ", "");
    return KNOWN.has(squeezed) ? [squeezed] : wordsOf(part);
  });
}
