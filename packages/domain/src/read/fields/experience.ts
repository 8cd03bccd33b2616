import type { Found, ReadExperience } from "../../resume/reading.ts";
import { assignPairs, type Assigned } from "../entries/assign.ts";
import { toBullets } from "../patterns/bullets.ts";
import { headerPieces, type HeaderPiece } from "../entries/pieces.ts";
import { type Entry, splitEntries } from "../entries/split-entries.ts";
import type { NumberedLine } from "../line/line.ts";
import { companyScore } from "../../lexicon/company-words.ts";
import { institutionScore } from "../../lexicon/institutions.ts";
import { titleScore } from "../../lexicon/job-titles.ts";
import { isColumnNames } from "./column-names.ts";
import { entryDates } from "./entry-dates.ts";
import { readExperienceTable } from "./experience-table.ts";
import { found } from "../line/found.ts";
import { couldBePlace, placeOfJob, withCity } from "./job-place.ts";
import { isUrlAlone } from "../patterns/urls.ts";
import { spans } from "./time-spans.ts";
import { regex } from "../../text/regex.ts";

const SCORES = {
  first: titleScore,
  second: (text: string) => Math.max(companyScore(text), institutionScore(text) * 0.7),
};

/** A text that scores so much as a company is one: it has a legal form, or two words companies are called by. */
const SURE_COMPANY = 1.4;

/** A company's line above the titles held there, with the whole time. */
interface Head {
  readonly job: ReadExperience;
}

/** The jobs of an experience section, in the order they are written. */
export function readExperience(lines: readonly NumberedLine[]): ReadExperience[] {
  const table = readExperienceTable(lines);
  return table ? [...table.jobs, ...readJobs(table.rest)] : readJobs(lines);
}

function readJobs(lines: readonly NumberedLine[]): ReadExperience[] {
  const entries = splitEntries(lines.filter((line) => !isColumnNames(line)));
  const pieces = entries.map((entry) => headerPieces(entry.header));
  const assigned = assignPairs(pieces, SCORES);
  const jobs: ReadExperience[] = [];
  let above: ReadExperience | null = null;
  let abovePair: Assigned | undefined;
  let head: Head | null = null;
  for (const [i, entry] of entries.entries()) {
    const pair = assigned[i];
    if (!pair) continue;
    const own = pieces[i] ?? [];
    const dates = entryDates(entry.header);
    if (head && !spans(head.job, dates)) head = null;
    const under: ReadExperience | null =
      head?.job ??
      (above?.company && (isApart(assigned[0]) || isApart(abovePair)) && isLoneTitle(own)
        ? above
        : null);
    const job: ReadExperience = under
      ? jobUnder(under, entry, own, pair)
      : toJob(entry, own, pair, above, pieces);
    const next = entries[i + 1];
    const nextPair = assigned[i + 1];
    const company = job.company ?? nameAlone(job, own);
    if (
      company &&
      (!job.title || company === job.title) &&
      next &&
      nextPair &&
      titleScore(nextPair.first.map((piece) => piece.text).join(" ")) >= 1 &&
      !nextPair.second.some((piece) => companyScore(piece.text) >= SURE_COMPANY) &&
      spans(job, entryDates(next.header))
    ) {
      head = { job: { ...job, title: null, company } };
      continue;
    }
    if (isCompanyAlone(jobs.at(-1), job)) jobs.pop();
    if (isLeave(job)) continue;
    if (job.title || job.company || job.start || job.end || job.bullets.length > 0) jobs.push(job);
    above = job;
    if (!under) abovePair = pair;
  }
  return jobs;
}

/** What an entry of one name and nothing below calls its title, where it looks like none: the name of a company. */
function nameAlone(job: ReadExperience, pieces: readonly HeaderPiece[]): Found | null {
  const names = pieces.filter((piece) => !piece.isPlace);
  const isAlone = names.length === 1 && job.bullets.length === 0;
  return isAlone && job.title && titleScore(job.title.value) < 0.6 ? job.title : null;
}

/** What a person calls the time away from work. */
const LEAVE = regex("iu")`
  ^(?:(?:parental|maternity|paternity|family|study|medical) leave|career break|sabbatical|
  elternzeit|mutterschutz|sabbatjahr|congé (?:parental|(?:de )?maternité)|excedencia|
  licença[- ]maternidade)$
`;

/** True for a stretch of time away between two jobs, said by itself: no job. */
function isLeave({ title, company, bullets }: ReadExperience): boolean {
  return title !== null && !company && bullets.length === 0 && LEAVE.test(title.value);
}

/** True where a title and its company are on lines of their own. */
function isApart(pair: Assigned | undefined): boolean {
  const [title, company] = [pair?.first[0], pair?.second[0]];
  return title !== undefined && company !== undefined && title.row !== company.row;
}

/** One of several titles under a company: all that its line says besides dates and places is the title. */
function jobUnder(
  head: ReadExperience,
  entry: Entry,
  pieces: readonly HeaderPiece[],
  pair: Assigned,
): ReadExperience {
  const named = pair.second.some((piece) => companyScore(piece.text) >= SURE_COMPANY);
  if (named || pair.first.length === 0) return toJob(entry, pieces, pair, head, []);
  const row = pair.first[0]?.row;
  const title = pieces.filter((piece) => piece.row === row && !piece.isPlace);
  const job = toJob(entry, pieces, { ...pair, first: title, second: [] }, null, []);
  return {
    ...job,
    company: head.company ? { ...head.company, confidence: 0.8 } : null,
    location: job.location ?? head.location,
  };
}

function toJob(
  entry: Entry,
  pieces: readonly HeaderPiece[],
  pair: Assigned,
  above: ReadExperience | null,
  section: readonly (readonly HeaderPiece[])[],
): ReadExperience {
  const sure = Math.min(0.95, 0.55 + Math.max(0, pair.margin) * 0.08);
  const { place, company: companyPieces } = placeOfJob(pieces, pair, section);
  const title = joined(pair.first, sure);
  const ownCompany = joined(companyPieces, sure);
  // Several titles under one company: the later ones are without it.
  const bare = pieces.filter((piece) => !piece.isPlace);
  const inherited =
    !ownCompany && title && bare.length === 1 && titleScore(title.value) >= 1
      ? (above?.company ?? null)
      : null;
  const used = new Set([...pair.first, ...pair.second].map((piece) => piece.slot));
  const rest = entry.header.filter(
    (line) =>
      line.dates.length === 0 &&
      !line.continues &&
      !isUrlAlone(line.line.text) &&
      !pieces.some(
        (piece) => piece.line === line.line && (used.has(piece.slot) || piece === place),
      ),
  );
  return {
    title,
    company: inherited
      ? { ...inherited, confidence: Math.min(inherited.confidence, 0.7) }
      : ownCompany,
    location: place ? found([withCity(place, pieces, pair)], 0.85) : null,
    ...entryDates(entry.header),
    bullets: toBullets([...rest.map((line) => line.line), ...entry.body], entry.around),
  };
}

/**
 * True for an entry that says one line, "Manager - Production", with a place below its dates at most: where titles and
 * companies have lines of their own, a further title under the same company.
 */
function isLoneTitle(pieces: readonly HeaderPiece[]): boolean {
  const [first, ...others] = pieces.filter((piece) => !piece.isPlace);
  if (!first || titleScore(first.text) < 1.2) return false;
  const beside = others.filter((piece) => piece.line === first.line);
  const below = others.filter((piece) => piece.line !== first.line);
  return (
    beside.length > 0 &&
    beside.every(
      (piece) =>
        piece.label === null &&
        piece.bold === first.bold &&
        piece.italic === first.italic &&
        companyScore(piece.text) < 1.2 &&
        institutionScore(piece.text) < 1,
    ) &&
    below.every((piece) => piece.row > first.row + 1 && couldBePlace(piece.text))
  );
}

/** A company with its whole time, above the titles held there: its dates are the sum of theirs. */
function isCompanyAlone(before: ReadExperience | undefined, job: ReadExperience): boolean {
  return (
    before !== undefined &&
    before.title === null &&
    before.company !== null &&
    before.bullets.length === 0 &&
    job.company?.value === before.company.value
  );
}

/** Pieces of one line as one field, with what is between them. */
export function joined(pieces: readonly HeaderPiece[], confidence: number): Found | null {
  const [first] = pieces;
  const last = pieces.at(-1);
  if (!first || !last) return null;
  const whole =
    first.line === last.line && pieces.slice(0, -1).every((piece) => piece.more.length === 0);
  return whole
    ? found([{ line: first.line, from: first.from, to: last.to }, ...last.more], confidence)
    : found(
        pieces.flatMap((piece) => [piece, ...piece.more]),
        confidence,
      );
}
