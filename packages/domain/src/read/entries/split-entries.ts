import type { PartialDate } from "../../resume/reading.ts";
import type { NumberedLine } from "../line/line.ts";
import { formLineOf, labelOf } from "../patterns/labels.ts";
import { classifyLines, type EntryLine } from "./classify.ts";

/** One job, course of study or project: its header lines and the lines that describe it. */
export interface Entry {
  readonly header: readonly EntryLine[];
  readonly body: readonly NumberedLine[];
  /** Every line of its section: they are set alike. */
  readonly around: readonly NumberedLine[];
}

/** A header is no longer than this many lines above its date, nor below. */
const LONGEST_LEAD = 4;

/**
 * Cuts a section into entries: by the dates that head them, else by the look of the section's first line.
 *
 * @param begins  says where an entry begins in a section without dates, such as a list of degrees
 */
export function splitEntries(
  lines: readonly NumberedLine[],
  begins?: (line: NumberedLine, since: readonly NumberedLine[]) => boolean,
): Entry[] {
  const labelled = withoutLeadingBullets(classifyLines(lines));
  if (labelled.length === 0) return [];
  const hasDates = labelled.some((entry) => entry.dates.length > 0);
  const starts = hasDates ? datedStarts(labelled) : undatedStarts(labelled, begins);
  starts.add(0);
  return [...starts]
    .toSorted((a, b) => a - b)
    .map((start, i, all) => ({
      ...toEntry(labelled.slice(start, all[i + 1] ?? labelled.length)),
      around: lines,
    }));
}

/**
 * Without the bullets set in above the first dated line: they belong to what precedes the section, whose last lines
 * reach below its heading, and head nothing.
 */
function withoutLeadingBullets(lines: readonly EntryLine[]): readonly EntryLine[] {
  const first = lines.findIndex((entry) => !entry.isBullet);
  const head = lines[first];
  const isStray =
    head !== undefined &&
    head.role === "header" &&
    head.dates.length > 0 &&
    lines.slice(0, first).every((entry) => entry.role === "body" && entry.line.x > head.line.x + 4);
  return isStray ? lines.slice(first) : lines;
}

function toEntry(lines: readonly EntryLine[]): Omit<Entry, "around"> {
  const body = lines.findIndex((entry, i) => entry.role === "body" && i > 0);
  const end = body < 0 ? lines.length : body;
  // What a label names belongs to the header also below the text: "Name of employer".
  const named = lines.slice(end).filter((entry) => entry.role === "header" && isNamed(entry.line));
  return {
    header: [...lines.slice(0, end), ...named],
    body: lines.slice(end).flatMap((entry) => (named.includes(entry) ? [] : entry.line)),
  };
}

function isNamed(line: NumberedLine): boolean {
  const kind = formLineOf(line)?.kind ?? labelOf(line.text)?.kind;
  return kind === "company" || kind === "title" || kind === "institution" || kind === "degree";
}

/** How the first words of a line look. */
function leadStyle(line: NumberedLine): string {
  const span =
    line.spans.find((part) => /\p{L}/u.test(line.text.slice(part.from, part.to))) ?? line;
  return `${span.bold} ${span.italic} ${Math.round(span.size)}`;
}

function datedStarts(lines: readonly EntryLine[]): Set<number> {
  const starts = new Set<number>();
  const firstStyle = leadStyle(lines[0]?.line ?? throwEmpty());
  const bodyStyles = new Set(
    lines.filter((entry) => entry.role === "body").map((entry) => leadStyle(entry.line)),
  );
  const styleTells =
    !bodyStyles.has(firstStyle) &&
    new Set(lines.filter((entry) => entry.role === "header").map((entry) => leadStyle(entry.line)))
      .size > 1;
  let usualLead: number | null = null;

  for (const group of headerGroups(lines)) {
    const anchors = group.filter(
      (i) => (lines[i]?.dates.length ?? 0) > 0 && !isSecondEnd(lines[i - 1], lines[i]),
    );
    const first = group[0] ?? 0;
    const anchor = anchors[0];
    if (anchor === undefined) {
      const isTitle =
        styleTells &&
        leadStyle(lines[first]?.line ?? throwEmpty()) === firstStyle &&
        isSameEdge(lines[first], lines[0]);
      if (isTitle && !/[:：]\s*$/u.test(lines[first]?.line.text ?? "")) starts.add(first);
      continue;
    }
    const start = firstStart(lines, first, anchor, usualLead, styleTells ? firstStyle : null);
    starts.add(start);
    usualLead ??= Math.min(LONGEST_LEAD, rowsBetween(lines, start, anchor));
    for (let k = 1; k < anchors.length; k++) {
      starts.add(
        nextStart(
          lines,
          anchors[k - 1] ?? 0,
          anchors[k] ?? 0,
          usualLead,
          styleTells ? firstStyle : null,
        ),
      );
    }
  }
  return starts;
}

/** True for a later date alone on its line right below another: both are the ends of one stretch of time. */
function isSecondEnd(before: EntryLine | undefined, entry: EntryLine | undefined): boolean {
  const [first, second] = [loneDate(before), loneDate(entry)];
  if (!before || !entry || !first || !second) return false;
  const isNear = entry.line.gap !== null && entry.line.gap < entry.line.size * 1.75;
  const isAlike =
    before.line.bold === entry.line.bold && Math.abs(before.line.size - entry.line.size) < 0.3;
  return isNear && isAlike && monthsOf(first) < monthsOf(second);
}

/** The date a line says and says nothing else; null for a stretch of time. */
function loneDate(entry: EntryLine | undefined): PartialDate | null {
  const [date, other] = entry?.dates ?? [];
  if (!entry || !date || other || date.isRange || date.isBlank) return null;
  const rest = entry.line.text.slice(0, date.from) + entry.line.text.slice(date.to);
  return /[\p{L}\p{N}]/u.test(rest) ? null : (date.end?.date ?? null);
}

function monthsOf({ year, month }: PartialDate): number {
  return year * 12 + (month ?? 0);
}

/** Runs of header lines, as lists of indexes. */
function headerGroups(lines: readonly EntryLine[]): number[][] {
  const groups: number[][] = [];
  for (const [i, entry] of lines.entries()) {
    if (entry.role !== "header") continue;
    const group = groups.at(-1);
    if (group && group.at(-1) === i - 1) group.push(i);
    else groups.push([i]);
  }
  return groups;
}

function firstStart(
  lines: readonly EntryLine[],
  first: number,
  anchor: number,
  usualLead: number | null,
  style: string | null,
): number {
  if (first === 0 && rowsBetween(lines, 0, anchor) <= LONGEST_LEAD) return 0;
  let earliest = anchor;
  while (earliest > first && rowsBetween(lines, earliest - 1, anchor) <= LONGEST_LEAD) earliest--;
  if (usualLead === null) return earliest;
  let best = earliest;
  let bestScore = -2;
  for (let at = earliest; at <= anchor; at++) {
    const score = beginScore(lines, at, anchor, usualLead, style) + (at === first ? 0.7 : 0);
    if (score > bestScore) [best, bestScore] = [at, score];
  }
  return best;
}

/** Rows from one line to another, counting a line and what continues below it once. */
function rowsBetween(lines: readonly EntryLine[], from: number, to: number): number {
  return lines.slice(from + 1, to + 1).filter((entry) => !entry.continues).length;
}

/** Where the next entry begins between two dates with no text between them. */
function nextStart(
  lines: readonly EntryLine[],
  before: number,
  anchor: number,
  usualLead: number,
  style: string | null,
): number {
  let best = anchor;
  let bestScore = -1;
  for (let at = before + 1; at <= anchor; at++) {
    const score = beginScore(lines, at, anchor, usualLead, style);
    if (score > bestScore + 0.01) [best, bestScore] = [at, score];
  }
  return best;
}

function beginScore(
  lines: readonly EntryLine[],
  at: number,
  anchor: number,
  usualLead: number,
  style: string | null,
): number {
  const line = lines[at]?.line;
  if (!line || lines[at]?.continues) return -1;
  const gap = line.gap === null ? 1 : Math.min(2, line.gap / (line.size * 1.3));
  const leads = rowsBetween(lines, at, anchor) === usualLead ? 0.6 : 0;
  const looks = style !== null && leadStyle(line) === style ? 1 : 0;
  return (gap > 1.15 ? gap : 0.5) + leads + looks;
}

function undatedStarts(
  lines: readonly EntryLine[],
  begins?: (line: NumberedLine, since: readonly NumberedLine[]) => boolean,
): Set<number> {
  const starts = new Set<number>();
  const first = lines[0]?.line ?? throwEmpty();
  const style = leadStyle(first);
  const same = lines.filter((entry) => leadStyle(entry.line) === style).length;
  const styleTells = same < lines.length * 0.6;
  let start = 0;
  for (const [i, entry] of lines.entries()) {
    if (i === 0 || entry.continues) continue;
    const before = lines[i - 1];
    const since = lines.slice(start, i).map((other) => other.line);
    const byStyle =
      styleTells &&
      !entry.isBullet &&
      leadStyle(entry.line) === style &&
      isSameEdge(entry, lines[0]) &&
      before !== undefined &&
      leadStyle(before.line) !== style;
    const byText = begins?.(entry.line, since) ?? false;
    const byGap =
      !styleTells &&
      !begins &&
      !entry.isBullet &&
      entry.line.gap !== null &&
      entry.line.gap > entry.line.size * 1.9 &&
      before?.role === "body";
    if (byStyle || byText || byGap) {
      starts.add(i);
      start = i;
    }
  }
  return starts;
}

function isSameEdge(a: EntryLine | undefined, b: EntryLine | undefined): boolean {
  return (
    a !== undefined &&
    b !== undefined &&
    (a.line.column !== b.line.column ||
      a.line.page !== b.line.page ||
      Math.abs(a.line.x - b.line.x) < 4)
  );
}

function throwEmpty(): never {
  throw new Error("a section to split has at least one line");
}
