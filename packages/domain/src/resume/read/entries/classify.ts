import { findDates, type DateMatch } from "../fields/dates.ts";
import { isWrapped, type NumberedLine } from "../layout/line.ts";
import { isCapitals } from "../lexicon/words.ts";
import { companyScore } from "../lexicon/company-words.ts";
import { degreeScore } from "../lexicon/degrees.ts";
import { institutionScore } from "../lexicon/institutions.ts";
import { titleScore } from "../lexicon/job-titles.ts";
import { bulletEnd, textX } from "./bullets.ts";
import { labelOf } from "./labels.ts";

/** A line of a section as entries are made of: what heads one, or what it says. */
export interface EntryLine {
  readonly line: NumberedLine;
  readonly role: "header" | "body";
  readonly isBullet: boolean;
  /** The dates that head an entry; [] for dates inside a sentence. */
  readonly dates: readonly DateMatch[];
  /** True for a header line that only goes on with the words of the line above. */
  readonly continues: boolean;
}

/** More words than this beside a date make it a sentence. */
const MOST_WORDS_WITH_DATE = 14;

/** Labels the lines of one section. */
export function classifyLines(lines: readonly NumberedLine[]): EntryLine[] {
  const bulletsAreEntries = areEntriesBullets(lines);
  const labelled: EntryLine[] = [];
  let headerX: readonly number[] = [];
  let centers: readonly number[] = [];
  let leadX: number | null = null;
  for (const line of lines) {
    const before = labelled.at(-1);
    const dates = headerDates(line);
    const isBullet = bulletEnd(line.text) > 0;
    const isHeader = isBullet
      ? bulletsAreEntries && dates.length > 0
      : !isBody(line, before, dates, { headerX, centers, leadX });
    if (isHeader && !isBullet) {
      leadX ??= line.x;
      const own = [line.x, ...line.cells.map((cell) => cell.x)];
      headerX = before?.role === "header" ? [...headerX, ...own] : own;
      centers = before?.role === "header" ? [...centers, centerOf(line)] : [centerOf(line)];
    }
    const continues =
      isHeader && !isBullet && before?.role === "header" && goesOn(before.line, line);
    labelled.push({
      line,
      role: isHeader ? "header" : "body",
      isBullet,
      dates: isHeader ? dates : [],
      continues,
    });
  }
  return labelled;
}

/** Nothing, or words that only introduce a date: "Graduated May 2011". */
const BEFORE_DATE =
  /^[\s([|,•*-]*(?:(?:grad(?:uated|uating|uation)?\.?|expected(?: graduation)?|exp\.|class of|batch(?: of)?|passed(?: out)?(?: in)?|passing year|year of passing|completed(?: in)?|issued|awarded|period|duration|from|abschluss)\s*[:：]?\s*)?$/iu;

/** The dates of a line that stand at the edge of a cell, with few words beside them. */
export function headerDates(line: NumberedLine): DateMatch[] {
  const dates = findDates(line.text);
  if (dates.length === 0) return [];
  const words =
    line.text.split(/\s+/u).length -
    dates.reduce((sum, date) => sum + line.text.slice(date.from, date.to).split(/\s+/u).length, 0);
  return dates.filter((date) => {
    const cell = line.cells.find((part) => part.from <= date.from && part.to >= date.to);
    // A date alone in its cell is beside a text, not in it.
    const isApart = cell !== undefined && date.to - date.from >= (cell.to - cell.from) * 0.8;
    if (words > MOST_WORDS_WITH_DATE && !(isApart && line.cells.length > 1)) return false;
    const before = line.text.slice(cell?.from ?? 0, date.from);
    const after = line.text.slice(date.to, cell?.to ?? line.text.length);
    const atEdge =
      BEFORE_DATE.test(before) ||
      /^[\s)\].,;|]*$/u.test(after) ||
      /^\s*\(.{0,40}\)\s*$/u.test(after);
    const inBrackets = /[([|]\s*$/u.test(before) && /^\s*[)\]|]/u.test(after);
    const listed = /[|•·,–—]\s*$/u.test(before) && /^\s*[|•·,–—]/u.test(after);
    if (!(atEdge || inBrackets || listed || date.isRange)) return false;
    return date.isRange || !/[a-z]{2}.*\b(?:in|by|since|from|during|of|until|and)\s$/u.test(before);
  });
}

/** A header line too long for its column: the rest stands below it, set alike. */
function goesOn(before: NumberedLine, line: NumberedLine): boolean {
  const [last, first] = [before.spans.at(-1), line.spans[0]];
  const lastCell = before.cells.at(-1);
  return (
    last !== undefined &&
    first !== undefined &&
    lastCell !== undefined &&
    last.bold === first.bold &&
    last.italic === first.italic &&
    Math.abs(last.size - first.size) < 0.3 &&
    Math.abs(lastCell.x - line.x) < 3 &&
    line.gap !== null &&
    line.gap < line.size * 1.75 &&
    line.gap > 0 &&
    isCapitals(before.text) === isCapitals(line.text) &&
    // A date in a cell of its own, as in the margin, does not end the text beside it.
    !headerDates(before).some((date) => date.from >= lastCell.from) &&
    isUnfinished(before, line)
  );
}

/** Words no text ends with, and none begins with. */
const OPEN_END = /(?:[,&–—/-]|\b(?:of|and|in|for|the|with|at|to|de|und|für|et|y|e))$/iu;
const OPEN_START = /^(?:(?:of|and|in|for|the|de|und|für|et|y)\b|[&(]|\p{Ll})/u;

/** "Client : …": a line with a label of its own goes on with nothing. */
const LABELLED = /^\p{Lu}[\p{L} ]{1,24}[:：]\s/u;

function isUnfinished(before: NumberedLine, line: NumberedLine): boolean {
  if (/[,–—|]$/u.test(before.text) || LABELLED.test(line.text)) return false;
  if (OPEN_END.test(before.text) || OPEN_START.test(line.text)) return true;
  if (/[:;.)]$|\d$/u.test(before.text) || !isWrapped(before, line)) return false;
  // Two names below each other are two names, however narrow the column.
  const kinds = [titleScore, companyScore, degreeScore, institutionScore];
  const [above, below] = [before, line].map((other) =>
    kinds.findIndex((score) => score(other.text) >= 1.2),
  );
  // "University" alone is no name: it ends the one above.
  if (line.text.trim().split(/\s+/u).length === 1) return true;
  return !(
    above !== undefined &&
    below !== undefined &&
    above >= 0 &&
    below >= 0 &&
    above !== below
  );
}

/** When no line but bullets carries a date, the bullets are the entries. */
function areEntriesBullets(lines: readonly NumberedLine[]): boolean {
  const dated = lines.filter((line) => headerDates(line).length > 0);
  return dated.length > 0 && dated.every((line) => bulletEnd(line.text) > 0);
}

/** Where the lines of the last header stand. */
interface HeaderEdges {
  readonly headerX: readonly number[];
  readonly centers: readonly number[];
  readonly leadX: number | null;
}

function centerOf(line: NumberedLine): number {
  return (line.x + line.right) / 2;
}

function isBody(
  line: NumberedLine,
  before: EntryLine | undefined,
  dates: readonly DateMatch[],
  { headerX, centers, leadX }: HeaderEdges,
): boolean {
  if (isGoingOn(line, before, leadX) || labelOf(line.text)?.kind === "duties") return true;
  if (dates.length > 0 || isLabelled(line)) return false;
  const isSet = line.bold || line.cells.length > 1;
  if (before?.role === "body") {
    // A bullet goes on where its text begins.
    const hangs =
      Math.abs(line.x - textX(before.line)) < 4 || (before.isBullet && line.x > before.line.x + 3);
    const isNear = line.gap !== null && line.gap < line.size * 1.75;
    const sameStyle = line.bold === before.line.bold && line.italic === before.line.italic;
    if (hangs && isNear && sameStyle && !(leadX !== null && line.x < leadX + 2 && before.isBullet))
      return true;
    if (
      !before.isBullet &&
      isNear &&
      sameStyle &&
      !isSet &&
      before.line.gap !== null &&
      /[\p{Ll}\p{N},;-]$/u.test(before.line.text) &&
      /^\p{Ll}/u.test(line.text)
    )
      return true;
  }
  if (isSentence(line) && !line.bold) return true;
  const isCentered = centers.length > 1 && Math.max(...headerX) - Math.min(...headerX) > 6;
  if (centers.some((center) => Math.abs(center - centerOf(line)) < 3)) return false;
  if (before && !isSet && headerX.length > 0 && (isCentered || line.x > Math.min(...headerX) + 3)) {
    return !headerX.some((x) => Math.abs(x - line.x) < 3);
  }
  return false;
}

/** True for "Company : Acme" and the like: what a label names heads an entry, wherever it stands. */
function isLabelled(line: NumberedLine): boolean {
  const kind = labelOf(line.text)?.kind;
  return kind === "company" || kind === "title" || kind === "dates" || kind === "institution";
}

/** A line below a bullet's text, set like it: it belongs to the bullet, also where it holds a date. */
function isGoingOn(
  line: NumberedLine,
  before: EntryLine | undefined,
  leadX: number | null,
): boolean {
  if (before?.role !== "body" || leadX === null || line.bold || line.cells.length > 1) return false;
  return (
    line.x > leadX + 4 &&
    Math.abs(line.x - textX(before.line)) < 2.5 &&
    line.gap !== null &&
    line.gap < line.size * 1.75 &&
    line.italic === before.line.italic &&
    Math.abs(line.size - before.line.size) < 0.5 &&
    isWrapped(before.line, line)
  );
}

function isSentence(line: NumberedLine): boolean {
  if (line.cells.length > 1) return false;
  const words = line.text.trim().split(/\s+/u);
  const lower = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  if (words.length >= 5 && /[.;।]$/u.test(line.text.trim()) && lower >= words.length * 0.4)
    return true;
  return words.length >= 9 && lower >= words.length * 0.45;
}
