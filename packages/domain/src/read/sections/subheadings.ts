import type { SectionKind } from "../../resume/reading.ts";
import { bulletEnd } from "../patterns/bullets.ts";
import { cutByCommas, cutBySeparators } from "../patterns/cuts.ts";
import { textOf } from "../line/found.ts";
import { headerDates } from "../patterns/header-dates.ts";
import { isWrapped, type NumberedLine } from "../line/line.ts";
import { companyScore } from "../../lexicon/company-words.ts";
import { degreeScore } from "../../lexicon/degrees.ts";
import { institutionScore } from "../../lexicon/institutions.ts";
import { titleScore } from "../../lexicon/job-titles.ts";
import { sectionKindOf } from "../../lexicon/section-names.ts";
import { regex } from "../../text/regex.ts";

/** The kinds whose entries people group under headings of a second rank. */
const GROUPED: ReadonlySet<SectionKind> = new Set(["experience", "education", "projects"]);

/** What such groups are called, alone or before what the section is called. */
const GROUP_NAME = regex("iu")`
  ^(?:(?:vocational|miscellaneous|academic|non[- ]academic|industry|industrial|corporate|
  teaching|research|clinical|voluntary|volunteer(?:ing)?|earlier|previous|other|additional|
  further|relevant|international|overseas|domestic|full[- ]time|part[- ]time|personal|
  professional|(?:freelance|open[- ]source|college|university)(?= \p{L}))(?: (?:and|&|
  \/) \p{L}+)?(?: (?:experiences?|work|career|positions?|roles?|employment|appointments?|
  projects?|engagements?|assignments?|activities|education|training))?|internships|
  apprenticeships|volunteering)$
`;

/** A heading is no longer than this many characters. */
const LONGEST = 45;

/** A heading of a second rank is set so much larger than what it heads. */
const LARGER = 1.05;

/**
 * The lines of a section that head a group of its entries, "Vocational" above three posts: known by what they say, or
 * set larger than the entries, which name a company or a school of their own. Where one is found, all that look like
 * it count.
 */
export function findSubheadings(
  kind: SectionKind,
  lines: readonly NumberedLine[],
): readonly NumberedLine[] {
  if (kind === "publications") return lines.filter((line, i) => namesWorks(line, lines[i + 1]));
  if (!GROUPED.has(kind)) return [];
  const candidates = lines.filter((line, i) => couldHead(line, lines[i + 1], lines[i - 1]));
  const sure = candidates.filter(
    (line) =>
      GROUP_NAME.test(line.text.trim()) || (kind === "experience" && headsNamed(line, lines)),
  );
  const dated = lines.filter((line) => headerDates(line).length > 0).length;
  return candidates.filter((line) => {
    // A line of one look above each entry names it.
    const alike = candidates.filter((other) => isAlike(line, other)).length;
    return sure.some((known) => known === line || (alike < dated && isAlike(known, line)));
  });
}

/** True for what a group of works is called, "Journal articles", above the first of them. */
function namesWorks(line: NumberedLine, next: NumberedLine | undefined): boolean {
  return (
    next !== undefined &&
    line.cells.length === 1 &&
    bulletEnd(line.text) === 0 &&
    line.text.length <= LONGEST &&
    sectionKindOf(line.text) === "publications"
  );
}

/** A few words in a look of their own, right above what may be an entry. */
function couldHead(
  line: NumberedLine,
  next: NumberedLine | undefined,
  before: NumberedLine | undefined,
): boolean {
  if (!next || line.runningHeader || line.cells.length > 1 || line.text.length > LONGEST)
    return false;
  if (/[.,;:!?|@]$|[|@•·]/u.test(line.text.trim()) || !/^[\p{Lu}\p{Lo}]/u.test(line.text))
    return false;
  if (bulletEnd(line.text) > 0 || headerDates(line).length > 0) return false;
  if (line.text.split(/\s+/u).length > 5) return false;
  // What continues the line above heads nothing.
  const goesOn = before !== undefined && isSameLook(line, before) && isWrapped(before, line);
  return !goesOn && bulletEnd(next.text) === 0 && !isSameLook(line, next);
}

function isSameLook(a: NumberedLine, b: NumberedLine): boolean {
  const first = b.spans[0] ?? b;
  return (
    a.bold === first.bold &&
    a.italic === first.italic &&
    Math.abs(a.size - first.size) < a.size * 0.04
  );
}

function isAlike(a: NumberedLine, b: NumberedLine): boolean {
  return (
    a.bold === b.bold &&
    a.italic === b.italic &&
    a.font === b.font &&
    Math.abs(a.size - b.size) < 0.3 &&
    nameScore(b.text) < 1
  );
}

/** True for a line larger than all that carries a date, above a dated line that says on its own who it was with. */
function headsNamed(line: NumberedLine, lines: readonly NumberedLine[]): boolean {
  const dated = lines.filter((other) => headerDates(other).length > 0);
  const largest = Math.max(0, ...dated.flatMap(({ spans }) => spans.map(({ size }) => size)));
  const next = lines[lines.indexOf(line) + 1];
  if (!next || !dated.includes(next) || line.size < largest * LARGER) return false;
  if (nameScore(line.text) >= 0.8) return false;
  const parts = cutBySeparators({ line: next, from: 0, to: next.text.length })
    .flatMap(cutByCommas)
    .map(textOf);
  return (
    dated.length > 1 &&
    parts.length > 1 &&
    parts.some((part) => Math.max(companyScore(part), institutionScore(part)) >= 1.2)
  );
}

/** How much a text looks like a name that an entry has. */
function nameScore(text: string): number {
  return Math.max(titleScore(text), companyScore(text), institutionScore(text), degreeScore(text));
}
