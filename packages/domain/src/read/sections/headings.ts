import type { SectionKind } from "../../resume/reading.ts";
import { bulletEnd } from "../patterns/bullets.ts";
import type { NumberedLine } from "../line/line.ts";
import { isMarginText } from "../layout/margin-text.ts";
import { findDates } from "../patterns/dates.ts";
import { sectionKindOf } from "../../lexicon/section-names.ts";
import { isCapitals } from "../../lexicon/words.ts";
import { bodySizeOf, strengthOf, styleKey } from "./heading-style.ts";
import { isLanguagesHeading } from "./language-headings.ts";
import { innerHeadings } from "./inner-headings.ts";
import { lookAlikes } from "./look-alikes.ts";
import { styledHeadings } from "./styled-headings.ts";

export interface Heading {
  readonly kind: SectionKind;
  readonly confidence: number;
  /** False for a line that only looks like the named headings. */
  readonly isNamed: boolean;
}

/** A heading has no more letters: "Hackathons / Extracurricular / Accomplishments". */
const LONGEST_HEADING = 50;

/** The kinds a resume's own heading style shows by. */
const CORE: ReadonlySet<SectionKind> = new Set([
  "experience",
  "education",
  "skills",
  "projects",
  "summary",
]);

/** What a line would say as a heading: all of it, or what is to the left of "33 months"; null for a line of columns. */
function nameOf(line: NumberedLine): string | null {
  if (isOneCell(line)) return line.text;
  const [left, right] = line.cells;
  if (!left || !right || line.cells.length > 2) return null;
  return isMarginText(line.text.slice(right.from, right.to))
    ? line.text.slice(left.from, left.to)
    : null;
}

/** True for a line that is not laid out in columns; letters set apart leave wide gaps between words. */
function isOneCell(line: NumberedLine): boolean {
  return line.cells.every(
    (cell, i) => i === 0 || cell.x - (line.cells[i - 1]?.right ?? 0) < line.size * 2,
  );
}

/**
 * The headings among the lines, by line number.
 *
 * A heading either says a name that headings have (in one of seven languages) and looks like the others of the
 * document, or says something else and looks exactly like them.
 */
export function findHeadings(lines: readonly NumberedLine[]): ReadonlyMap<number, Heading> {
  const bodySize = bodySizeOf(lines);
  const marked = markedHeadings(lines);
  const named = lines.flatMap((line) => {
    if (line.runningHeader) return [];
    const mark = bulletEnd(line.text);
    if (mark > 0 && !marked.has(line)) return [];
    const name = mark > 0 ? line.text.slice(mark) : nameOf(line);
    const kind = name === null ? null : sectionKindOf(name);
    return kind ? [{ line, kind, strength: strengthOf(line, bodySize) }] : [];
  });
  const main = mainStyleOf(named);
  const headings = new Map<number, Heading>();
  for (const { line, kind, strength } of named) {
    const alike =
      main !== null &&
      (main.keys.has(styleKey(line)) ||
        isLouder(line, main.sample) ||
        isAsStrong(line, main.sample, strength, main.strength));
    const elsewhere =
      main !== null && !main.columns.has(`${line.page} ${line.column}`) && strength >= 1.5;
    if (main === null || alike || elsewhere)
      headings.set(line.number, {
        kind,
        confidence: Math.min(0.99, 0.7 + strength * 0.07),
        isNamed: true,
      });
  }
  for (const { line, kind, strength } of named) {
    if (headings.has(line.number) || !named.some((other) => isBeside(line, other.line, headings)))
      continue;
    headings.set(line.number, { kind, confidence: 0.7 + strength * 0.05, isNamed: true });
  }
  for (const { line, kind, strength } of named)
    if (kind === "languages" && strength >= 1.5 && isLanguagesHeading(line, lines, named, headings))
      headings.set(line.number, { kind, confidence: 0.7 + strength * 0.05, isNamed: true });
  if (main)
    for (const number of unnamedHeadings(lines, main, headings, bodySize))
      headings.set(number, { kind: "other", confidence: 0.6, isNamed: false });
  for (const number of styledHeadings(lines, headings, bodySize))
    headings.set(number, { kind: "other", confidence: 0.5, isNamed: false });
  for (const number of innerHeadings(lines, headings)) headings.delete(number);
  return headings;
}

/** True for a line at the height of a heading of another column and of its look: both head columns of one block. */
function isBeside(
  line: NumberedLine,
  other: NumberedLine,
  headings: ReadonlyMap<number, Heading>,
): boolean {
  return (
    headings.has(other.number) &&
    other.page === line.page &&
    other.column !== line.column &&
    Math.abs(other.baseline - line.baseline) < 1.5 &&
    styleKey(other) === styleKey(line)
  );
}

/**
 * Headings behind a mark of their own, as a list's items have it: two kinds that every resume has, each with text
 * below.
 */
function markedHeadings(lines: readonly NumberedLine[]): ReadonlySet<NumberedLine> {
  const named = lines.flatMap((line) => {
    const mark = bulletEnd(line.text);
    const kind = mark > 0 && !line.runningHeader ? sectionKindOf(line.text.slice(mark)) : null;
    return kind ? [{ line, kind }] : [];
  });
  for (const alike of Map.groupBy(named, ({ line }) => styleKey(line)).values()) {
    const core = new Set(alike.flatMap(({ kind }) => (CORE.has(kind) ? [kind] : [])));
    const isList = alike.some(({ line }) => {
      const next = lines[line.number];
      return next !== undefined && bulletEnd(next.text) > 0 && Math.abs(next.x - line.x) < 2;
    });
    if (core.size >= 2 && core.has("experience") && !isList)
      return new Set(alike.map(({ line }) => line));
  }
  return new Set();
}

interface MainStyle {
  readonly key: string;
  /** With the keys of headings that differ from the others in their capitals only. */
  readonly keys: ReadonlySet<string>;
  readonly sample: NumberedLine;
  readonly strength: number;
  readonly columns: ReadonlySet<string>;
}

/** The style most kinds of headings share, the stronger of two when as many do. */
function mainStyleOf(
  named: readonly { line: NumberedLine; kind: SectionKind; strength: number }[],
): MainStyle | null {
  const groups = Map.groupBy(named, ({ line }) => styleKey(line));
  let best: MainStyle | null = null;
  let bestScore = 0;
  for (const [key, members] of groups) {
    const kinds = new Set(members.map((member) => member.kind));
    const strength = members.reduce((sum, member) => sum + member.strength, 0) / members.length;
    const core = [...kinds].filter((kind) => CORE.has(kind)).length;
    const score = kinds.size + core + strength * 0.8;
    const sample = members[0]?.line;
    if (sample && score > bestScore && (core > 0 || kinds.size > 1)) {
      bestScore = score;
      best = {
        key,
        keys: new Set([key, ...sisterKeys(sample, groups)]),
        sample,
        strength,
        columns: new Set(members.map(({ line }) => `${line.page} ${line.column}`)),
      };
    }
  }
  return best;
}

/** The styles of bold headings as large as a sample, in capitals or not, that name what every resume has and more. */
function sisterKeys(
  sample: NumberedLine,
  groups: ReadonlyMap<string, readonly { line: NumberedLine; kind: SectionKind }[]>,
): string[] {
  return [...groups].flatMap(([key, members]) => {
    const kinds = new Set(members.map(({ kind }) => kind));
    const isSister = members.every(
      ({ line }) => line.bold && sample.bold && Math.abs(line.size - sample.size) < 0.3,
    );
    return isSister && kinds.size > 1 && (kinds.has("experience") || kinds.has("education"))
      ? [key]
      : [];
  });
}

/** True for a bold line in capitals where the other headings are bold alone. */
function isLouder(line: NumberedLine, sample: NumberedLine): boolean {
  return (
    line.bold && isCapitals(line.text) && !isCapitals(sample.text) && line.size >= sample.size - 0.3
  );
}

function isAsStrong(
  line: NumberedLine,
  sample: NumberedLine,
  strength: number,
  mainStrength: number,
): boolean {
  return line.size >= sample.size - 0.6 && strength >= mainStrength - 1 && strength >= 0.5;
}

/**
 * True when lines of one look divide the text rather than head its entries: short, one at a time, set off above, and
 * none right below a heading, where the first entry of a section would be.
 */
function standAlone(
  alike: readonly NumberedLine[],
  lines: readonly NumberedLine[],
  headings: ReadonlyMap<number, Heading>,
): boolean {
  const [sample] = alike;
  const isItalic = sample?.italic === true && !isMostlyItalic(lines);
  if (!sample || !(sample.bold || isCapitals(sample.text) || isItalic)) return false;
  return alike.every((line) => {
    const above = lines[line.number - 2];
    const isFirst = !above || above.page !== line.page || above.column !== line.column;
    const underHeading = above !== undefined && !isFirst && headings.has(above.number);
    const setOff = isFirst || (line.gap !== null && line.gap > line.size * 1.6);
    return (
      setOff && !underHeading && line.cells.length === 1 && line.text.length <= LONGEST_HEADING
    );
  });
}

function isMostlyItalic(lines: readonly NumberedLine[]): boolean {
  return lines.filter((line) => line.italic).length > lines.length * 0.3;
}

/** Lines that look exactly like the named headings, where nothing else in the document looks like that. */
function unnamedHeadings(
  lines: readonly NumberedLine[],
  main: MainStyle,
  headings: ReadonlyMap<number, Heading>,
  bodySize: number,
): number[] {
  const alike = lines.filter((line) => styleKey(line) === main.key && !line.runningHeader);
  const known = alike.filter((line) => headings.has(line.number)).length;
  const distinct =
    main.sample.size > bodySize * 1.12 || main.sample.ruled || standAlone(alike, lines, headings);
  const others = lookAlikes(alike, lines, headings);
  if (known / (alike.length - others.size) < (distinct ? 0.3 : 0.75)) return [];
  return alike
    .filter((line) => {
      if (others.has(line)) return false;
      if (headings.has(line.number) || line.cells.length > 1 || line.text.length > LONGEST_HEADING)
        return false;
      if (
        line.text.split(/\s+/u).length > 6 ||
        findDates(line.text).length > 0 ||
        /[@•]|\.$/u.test(line.text)
      )
        return false;
      if (main.sample.ruled && !line.ruled) return false;
      if (!distinct && (line.text.includes(",") || line.gap === null || line.gap < line.size * 1.8))
        return false;
      if (line.font !== main.sample.font || Math.abs(line.size - main.sample.size) > 0.3)
        return false;
      // The largest words of a document are a name, not a heading.
      return lines.some((other) => other.number < line.number && other.size > line.size + 0.5);
    })
    .map((line) => line.number);
}
