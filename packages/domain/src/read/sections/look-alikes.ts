import { least } from "../line/extremes.ts";
import type { SectionKind } from "../../resume/reading.ts";
import { bulletEnd } from "../patterns/bullets.ts";
import { holdsAddress } from "../patterns/addresses.ts";
import { headerDates } from "../patterns/header-dates.ts";
import { titleScore } from "../../lexicon/job-titles.ts";
import type { NumberedLine } from "../line/line.ts";

/** Headings found so far, by line number. */
type Known = ReadonlyMap<number, { readonly kind: SectionKind }>;

/** The kinds whose entries carry dates. */
const DATED: ReadonlySet<SectionKind> = new Set(["experience", "education", "projects"]);

/** The date of an entry is within so many lines of its head. */
const DATE_WITHIN = 3;

/** A line between a name and the first heading that is longer than this is a description. */
const LONGEST_ADDRESS = 50;

/**
 * Lines that look like the headings of a resume and are none: what heads each entry of a section, and what is
 * right under the name.
 *
 * @param alike  all lines that look like the named headings, those among them.
 */
export function lookAlikes(
  alike: readonly NumberedLine[],
  lines: readonly NumberedLine[],
  headings: Known,
): ReadonlySet<NumberedLine> {
  const others = alike.filter((line) => !headings.has(line.number));
  const heads = others.filter((line) => headsEntry(line, lines, alike));
  const isUsual = heads.some((line) => {
    const above = headings.get(line.number - 1)?.kind;
    return above === "experience" || above === "education";
  });
  return new Set(
    others.filter(
      (line) =>
        (isUsual && heads.includes(line) && DATED.has(kindOver(line, headings) ?? "other")) ||
        isUnderName(line, lines, alike, headings),
    ),
  );
}

/** True for a line above others of a lesser look of which one is dated, before anything else begins. */
function headsEntry(
  line: NumberedLine,
  lines: readonly NumberedLine[],
  alike: readonly NumberedLine[],
): boolean {
  const below = lines.slice(line.number, line.number + DATE_WITHIN);
  const [next] = below;
  const end = below.findIndex((other) => alike.includes(other) || bulletEnd(other.text) > 0);
  const own = end < 0 ? below : below.slice(0, end);
  return (
    next !== undefined &&
    (next.size < line.size - 0.3 || (line.bold && !next.bold)) &&
    own.some((other) => headerDates(other).length > 0)
  );
}

/** The kind of the last heading above a line. */
function kindOver(line: NumberedLine, headings: Known): SectionKind | null {
  const above = [...headings].filter(([number]) => number < line.number);
  return above.toSorted(([a], [b]) => b - a)[0]?.[1].kind ?? null;
}

/** True for the line below the name at the top, above every heading: what a person calls themselves, and no text. */
function isUnderName(
  line: NumberedLine,
  lines: readonly NumberedLine[],
  alike: readonly NumberedLine[],
  headings: Known,
): boolean {
  const first = least([...headings.keys()]);
  const name = lines[line.number - 2];
  if (line.number > first || !name || name.column !== line.column) return false;
  const head = lines.slice(0, first - 1);
  if (head.some((other) => other.size > name.size) || name.size <= line.size) return false;
  const below = head.slice(line.number);
  const end = below.findIndex((other) => alike.includes(other));
  const own = end < 0 ? below : below.slice(0, end);
  const isCalling = titleScore(line.text) >= 1.2;
  return (own.every(isShort) || isCalling) && (own.length === 0 || own.some(isAddress));
}

function isShort({ text }: NumberedLine): boolean {
  return text.length <= LONGEST_ADDRESS;
}

function isAddress({ text }: NumberedLine): boolean {
  return holdsAddress(text);
}
