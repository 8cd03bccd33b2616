import type { Found, ReadExperience } from "../../reading.ts";
import { assignPairs, type Assigned } from "../entries/assign.ts";
import { toBullets } from "../entries/bullets.ts";
import { headerPieces, type HeaderPiece } from "../entries/pieces.ts";
import { type Entry, splitEntries } from "../entries/split-entries.ts";
import type { NumberedLine } from "../layout/line.ts";
import { companyScore } from "../lexicon/company-words.ts";
import { institutionScore } from "../lexicon/institutions.ts";
import { titleScore } from "../lexicon/job-titles.ts";
import { entryDates } from "./entry-dates.ts";
import { found } from "./found.ts";

const SCORES = {
  first: titleScore,
  second: (text: string) => Math.max(companyScore(text), institutionScore(text) * 0.7),
};

/** The jobs of an experience section, in the order they are written. */
export function readExperience(lines: readonly NumberedLine[]): ReadExperience[] {
  const entries = splitEntries(lines);
  const pieces = entries.map((entry) => headerPieces(entry.header));
  const assigned = assignPairs(pieces, SCORES);
  const jobs: ReadExperience[] = [];
  let company: Found | null = null;
  for (const [i, entry] of entries.entries()) {
    const own = pieces[i] ?? [];
    const pair = assigned[i];
    if (!pair) continue;
    const job = toJob(entry, own, pair, company);
    const before = jobs.at(-1);
    if (isCompanyAlone(before, job)) jobs.pop();
    if (job.title || job.company || job.start || job.end || job.bullets.length > 0) jobs.push(job);
    company = job.company;
  }
  return jobs;
}

function toJob(
  entry: Entry,
  pieces: readonly HeaderPiece[],
  pair: Assigned,
  companyAbove: Found | null,
): ReadExperience {
  const sure = Math.min(0.95, 0.55 + Math.max(0, pair.margin) * 0.08);
  const title = joined(pair.first, sure);
  const ownCompany = joined(pair.second, sure);
  // Several titles under one company: the later ones stand without it.
  const bare = pieces.filter((piece) => !piece.isPlace);
  const inherits =
    !ownCompany && title && bare.length === 1 && companyAbove && titleScore(title.value) >= 1;
  const used = new Set([...pair.first, ...pair.second].map((piece) => piece.slot));
  const place =
    pieces.find((piece) => piece.label === "place") ?? pieces.find((piece) => piece.isPlace);
  const rest = entry.header.filter(
    (line) =>
      line.dates.length === 0 &&
      !line.continues &&
      !pieces.some(
        (piece) => piece.line === line.line && (used.has(piece.slot) || piece === place),
      ),
  );
  return {
    title,
    company: inherits
      ? { ...companyAbove, confidence: Math.min(companyAbove.confidence, 0.7) }
      : ownCompany,
    location: place ? found([place], 0.85) : null,
    ...entryDates(entry.header),
    bullets: toBullets([...rest.map((line) => line.line), ...entry.body]),
  };
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

/** Pieces of one line as one field, with what stands between them. */
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
