import { least, most } from "../line/extremes.ts";
import type { DateMatch } from "../patterns/dates.ts";
import { headerDates } from "../patterns/header-dates.ts";
import { isWrapped, type NumberedLine } from "../line/line.ts";
import { isUrlAlone } from "../patterns/urls.ts";
import { isLocation } from "../../lexicon/places.ts";
import { titleScore } from "../../lexicon/job-titles.ts";
import { bulletEnd, LINE_PITCH, textX } from "../patterns/bullets.ts";
import { formLineOf, isInnerHeading, labelOf } from "../patterns/labels.ts";
import { outerHeads } from "./outer-heads.ts";
import { continuedCell, startOf } from "./wrapped.ts";

/** A line of a section as entries are made of: what heads one, or what it says. */
export interface EntryLine {
  readonly line: NumberedLine;
  readonly role: "header" | "body";
  readonly isBullet: boolean;
  /** The dates that head an entry; [] for dates inside a sentence. */
  readonly dates: readonly DateMatch[];
  /** True for a header line that only continues the words of the line above. */
  readonly continues: boolean;
}

/** Labels the lines of one section. */
export function classifyLines(lines: readonly NumberedLine[]): EntryLine[] {
  const bulletsAreEntries = areEntriesBullets(lines);
  const facts = factBullets(lines);
  const heads = outerHeads(lines);
  const labelled: EntryLine[] = [];
  let headerX: readonly number[] = [];
  let centers: readonly number[] = [];
  let leadX: number | null = null;
  for (const line of lines) {
    const before = labelled.at(-1);
    const dates = headerDates(line);
    const goesBeside = before?.role === "header" && isCarriedOver(before.line, line, lines);
    const isBullet = bulletEnd(line.text) > 0 && !goesBeside;
    const goesOn =
      !isBullet &&
      !goesBeside &&
      before?.role === "header" &&
      continuedCell(before.line, line) !== null;
    const isHeader = isBullet
      ? facts.has(line) || heads.has(line) || (bulletsAreEntries && dates.length > 0)
      : goesBeside ||
        (goesOn && isRest(before?.line, line)) ||
        isLateTitle(line, labelled) ||
        !isBody(line, before, dates, { headerX, centers, leadX });
    if (isHeader && !isBullet) {
      leadX ??= line.x;
      const own = [line.x, ...line.cells.flatMap((cell) => [cell.x, startOf(line, cell)])];
      headerX = before?.role === "header" ? [...headerX, ...own] : own;
      centers = before?.role === "header" ? [...centers, centerOf(line)] : [centerOf(line)];
    }
    const continues = isHeader && goesOn;
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

/** When no line but bullets carries a date, the bullets are the entries. */
function areEntriesBullets(lines: readonly NumberedLine[]): boolean {
  const dated = lines.filter((line) => headerDates(line).length > 0);
  return dated.length > 0 && dated.every((line) => bulletEnd(line.text) > 0);
}

/** Facts of more words are sentences. */
const MOST_FACT_WORDS = 8;

/** At most this many facts are before the dates: the company, the place. */
const MOST_FACTS = 2;

/**
 * The bullets that list the facts of an entry below its title, "• Tara Mills" over "• Oct 2021 – Present". None where
 * a bullet says more beside its dates, or the section has nothing but bullets.
 */
function factBullets(lines: readonly NumberedLine[]): ReadonlySet<NumberedLine> {
  const facts = new Set<NumberedLine>();
  if (lines.every((line) => bulletEnd(line.text) > 0)) return facts;
  for (const [i, line] of lines.entries()) {
    const [date, other] = headerDates(line);
    if (!date) continue;
    const rest = line.text.slice(0, date.from) + line.text.slice(date.to);
    if (other || bulletEnd(line.text) === 0 || /[\p{L}\p{N}]/u.test(rest)) return new Set();
    facts.add(line);
    for (let k = i - 1, limit = MOST_FACTS; k >= Math.max(0, i - limit); k--) {
      const fact = lines[k];
      if (isFactRest(lines[k - 1], fact)) {
        limit += 1;
        continue;
      }
      if (!fact || bulletEnd(fact.text) === 0 || !isFact(fact)) break;
      facts.add(fact);
    }
  }
  return facts;
}

/** True for the rest of a fact that its column was too narrow for. */
function isFactRest(before: NumberedLine | undefined, line: NumberedLine | undefined): boolean {
  return (
    before !== undefined &&
    line !== undefined &&
    bulletEnd(before.text) > 0 &&
    bulletEnd(line.text) === 0 &&
    Math.abs(line.x - textX(before)) < 2 &&
    line.text.split(/\s+/u).length <= 3
  );
}

function isFact({ text, cells }: NumberedLine): boolean {
  const first = text.slice(0, cells[0]?.to ?? text.length);
  return first.split(/\s+/u).length <= MOST_FACT_WORDS && !/[.;]\s*$/u.test(first);
}

/** A mark with a name of a word or two behind it: "· Durg". */
const NAME = /^\s*·\s+(?:\p{Lu}[\p{L}\p{M}.'’-]+(?:\s|,\s|$)){1,3}$/u;

/**
 * True for what a narrow column breaks off a header before the mark that separates it: "· Pune" below "Town College".
 * Only where the section separates words by that mark on other lines, or only a name follows it.
 */
function isCarriedOver(
  before: NumberedLine,
  line: NumberedLine,
  lines: readonly NumberedLine[],
): boolean {
  const isSetLike =
    Math.abs(line.x - before.x) < 1 &&
    line.gap !== null &&
    line.gap < line.size * LINE_PITCH &&
    line.bold === before.bold &&
    Math.abs(line.size - before.size) < 0.3;
  return (
    isSetLike &&
    /^\s*·\s/u.test(line.text) &&
    !/^\s*·\s/u.test(before.text) &&
    line.text.split(/\s+/u).length <= MOST_REST_WORDS &&
    (lines.some(({ text }) => /\p{L}\s*·(?:\s|$)/u.test(text)) || NAME.test(line.text))
  );
}

/** A rest of more words than this is a text. */
const MOST_REST_WORDS = 6;

/** True for a few words that end a header, however far they are set in. */
function isRest(before: NumberedLine | undefined, line: NumberedLine): boolean {
  const isBroken = /\p{L}-$/u.test(before?.text ?? "") && /^\p{Ll}/u.test(line.text);
  return isBroken || line.text.split(/\s+/u).length <= MOST_REST_WORDS;
}

/** True for a title set in below a dated line that names a company only. */
function isLateTitle(line: NumberedLine, above: readonly EntryLine[]): boolean {
  const before = above.at(-1);
  if (before?.role !== "header" || before.dates.length === 0 || line.cells.length > 1) return false;
  const words = line.text.split(/\s+/u).length;
  return (
    words <= MOST_REST_WORDS &&
    !/[.;,]$/u.test(line.text) &&
    titleScore(line.text) >= 2 &&
    titleScore(before.line.text) < 1 &&
    above.at(-2)?.role !== "header"
  );
}

/** Where the lines of the last header are. */
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
  const form = formLineOf(line);
  if (form) return form.kind === "duties";
  if (isInnerHeading(line.text)) return true;
  if (isUrlAlone(line.text)) return before?.role === "body";
  if (dates.length > 0 || isLabelled(line)) return false;
  const isSet = line.bold || line.cells.length > 1;
  if (before?.role === "header" && (isLocation(line.text) || isBesideDates(before, line)))
    return false;
  if (before?.role === "body") {
    // A bullet continues where its text begins.
    const hangs =
      Math.abs(line.x - textX(before.line)) < 4 || (before.isBullet && line.x > before.line.x + 3);
    const isNear = line.gap !== null && line.gap < line.size * LINE_PITCH;
    const sameStyle =
      line.bold === before.line.bold &&
      line.italic === before.line.italic &&
      Math.abs(line.size - before.line.size) < 0.7;
    if (isNear && sameStyle && !isSet && isRunOn(before, line)) return true;
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
  const isCentered = centers.length > 1 && most(headerX) - least(headerX) > 6;
  if (centers.some((center) => Math.abs(center - centerOf(line)) < 3)) return false;
  if (before && !isSet && headerX.length > 0 && (isCentered || line.x > least(headerX) + 3)) {
    return !headerX.some((x) => Math.abs(x - line.x) < 3);
  }
  return false;
}

/** True for the rest of a text that filled its line to the end of its column, set no further in than it began. */
function isRunOn(before: EntryLine, line: NumberedLine): boolean {
  return (
    Math.abs(line.x - before.line.x) < 2 &&
    !/[.!?:;]$/u.test(before.line.text.trim()) &&
    bulletEnd(line.text) === 0 &&
    isWrapped(before.line, line)
  );
}

/** True for a text beside the dates in a margin, set larger and so a little lower: one row with them. */
function isBesideDates({ line: dated, dates }: EntryLine, line: NumberedLine): boolean {
  return (
    dates.length > 0 &&
    line.x > dated.right &&
    Math.abs(line.baseline - dated.baseline) < Math.min(line.size, dated.size) * 0.6
  );
}

/** True for "Company : Acme" and the like: what a label names heads an entry, wherever it is. */
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
    line.gap < line.size * LINE_PITCH &&
    line.italic === before.line.italic &&
    Math.abs(line.size - before.line.size) < 0.5 &&
    isWrapped(before.line, line)
  );
}

/** How a line ends whose sentence continues below. */
const OPEN_SENTENCE = /\s(?:a|an|the|of|for|to|and|or|in|on|at|by|with|from)$/u;

function isSentence(line: NumberedLine): boolean {
  if (line.cells.length > 1) return false;
  const words = line.text.trim().split(/\s+/u);
  const lower = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  if (words.length >= 5 && /[.;।]$/u.test(line.text.trim()) && lower >= words.length * 0.4)
    return true;
  if (words.length >= 6 && lower >= words.length * 0.4 && OPEN_SENTENCE.test(line.text))
    return true;
  return words.length >= 9 && lower >= words.length * 0.45;
}
