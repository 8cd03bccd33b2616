import { columnKindOf } from "../../lexicon/column-heads.ts";
import { sectionKindOf } from "../../lexicon/section-names.ts";
import { isCapitals } from "../../lexicon/words.ts";
import type { Line } from "../line/line.ts";

/** Left edges this close line up. Points. */
const EDGE_TOLERANCE = 4;

/**
 * Separates headings from the text on their line ("Experience   Kaveri Retail, 2021", "Skills: SQL") from it.
 *
 * Only where several such labels are below each other and name a resume's main parts: in a table of skills,
 * "Languages" is no heading.
 */
export function partMarginHeadings(lines: readonly Line[]): Line[] {
  const labels = lines.map((line) => (headsColumns(line) ? null : leadingHeading(line)));
  const lone = lines.map(loneHeading);
  const trusted = labels.filter(
    (label, i): label is Label =>
      label !== null &&
      (isTrusted(label, labels, lines[i]) ||
        isTrusted(label, [label, ...lone], lines[i], 0.3) ||
        isOnlyOne(label, [...labels, ...lone])),
  );
  return lines.flatMap((line, i) => {
    const label = labels[i];
    if (label && trusted.includes(label)) return partLine(line, label.end, label.next);
    const alike = likeHeadings(line, trusted);
    return alike ? partLine(line, alike.end, alike.next) : [line];
  });
}

/** True for the one heading of a resume that has a single section: a bold word of its own before what somebody did. */
function isOnlyOne(label: Label, all: readonly (Label | null)[]): boolean {
  const isCore = label.kind === "experience" || label.kind === "education";
  return isCore && label.isCell && label.bold && all.every((other) => !other || other === label);
}

/** As many names of columns beside each other head a table, whatever one more of its columns is called. */
const FEWEST_COLUMNS = 3;

/** True for the head of a table: "Qualification   Institute   Year", all of it names of columns, or all but one. */
function headsColumns({ text, cells }: Line): boolean {
  const known = cells.filter(({ from, to }) => columnKindOf(text.slice(from, to)) !== "other");
  return known.length >= FEWEST_COLUMNS && known.length >= cells.length - 1;
}

/** As many headings with a known name show how the others look. */
const FEWEST_KNOWN = 3;

/**
 * A short label of no known name that looks exactly like the known headings and is aligned with them: one used in a certain occupation.
 */
function likeHeadings(
  line: Line,
  trusted: readonly Label[],
): { readonly end: number; readonly next: number } | null {
  const [first, second] = line.cells;
  const style = line.spans[0];
  if (!first || !second || !style || first.to - first.from > 30) return null;
  const text = line.text.slice(first.from, first.to);
  if (/[\p{Nd}@:,]/u.test(text) || !isCapitals(text)) return null;
  const alike = trusted.filter(
    (label) =>
      label.isCell &&
      label.isCapitals &&
      label.bold === style.bold &&
      Math.abs(label.size - style.size) < 0.3 &&
      (Math.abs(label.x - first.x) < 1.5 || Math.abs(label.right - first.right) < 1.5),
  );
  return alike.length >= FEWEST_KNOWN ? { end: first.to, next: second.from } : null;
}

interface Label {
  readonly kind: string;
  readonly x: number;
  readonly size: number;
  readonly bold: boolean;
  /** Where it ends in the line, and where the text after it begins. */
  readonly end: number;
  readonly next: number;
  readonly isCell: boolean;
  readonly right: number;
  readonly isCapitals: boolean;
}

function leadingHeading(line: Line): Label | null {
  const [first, second] = line.cells;
  const style = line.spans[0];
  if (!first || !style) return null;
  if (second) {
    // "Course   : B.Com.": a colon before the text makes what is to the left of it the label of one fact.
    const isLabel = /^\s*[:：]/u.test(line.text.slice(first.to));
    const kind = isLabel ? null : sectionKindOf(line.text.slice(first.from, first.to));
    if (kind)
      return {
        kind,
        x: first.x,
        size: style.size,
        bold: style.bold,
        end: first.to,
        next: second.from,
        isCell: true,
        right: first.right,
        isCapitals: isCapitals(line.text.slice(first.from, first.to)),
      };
  }
  const colon = line.text.slice(0, 40).search(/\s?[:：]\s/u);
  if (colon < 3) return null;
  const kind = sectionKindOf(line.text.slice(0, colon));
  if (!kind) return null;
  const next = colon + (/^\s?[:：]\s+/u.exec(line.text.slice(colon))?.[0].length ?? 2);
  return next < line.text.length
    ? {
        kind,
        x: first.x,
        size: style.size,
        bold: style.bold,
        end: colon,
        next,
        isCell: false,
        right: first.right,
        isCapitals: isCapitals(line.text.slice(0, colon)),
      }
    : null;
}

/** A heading on a line of its own: it shows how those beside their text look. */
function loneHeading(line: Line): Label | null {
  const [first, second] = line.cells;
  const style = line.spans[0];
  const kind = first && style && !second ? sectionKindOf(line.text) : null;
  return first && style && kind
    ? {
        kind,
        x: first.x,
        size: style.size,
        bold: style.bold,
        end: first.to,
        next: first.to,
        isCell: true,
        right: first.right,
        isCapitals: isCapitals(line.text),
      }
    : null;
}

function isTrusted(
  label: Label,
  labels: readonly (Label | null)[],
  line: Line | undefined,
  sizeTolerance = 1,
): boolean {
  const alike = labels.filter(
    (other) =>
      other !== null &&
      other.isCell === label.isCell &&
      other.bold === label.bold &&
      (Math.abs(other.x - label.x) < EDGE_TOLERANCE ||
        (label.isCell && Math.abs(other.right - label.right) < EDGE_TOLERANCE)) &&
      Math.abs(other.size - label.size) < sizeTolerance,
  );
  const kinds = new Set(alike.map((other) => other?.kind));
  if (!line || kinds.size < 2) return false;
  return (
    kinds.has("experience") ||
    (kinds.has("education") && (kinds.has("skills") || kinds.has("projects")))
  );
}

/** A line as two: up to `end`, and from `next` on. */
function partLine(line: Line, end: number, next: number): Line[] {
  const head = cutLine(line, 0, end);
  const rest = cutLine(line, next, line.text.length);
  return [head, { ...rest, gap: 0 }];
}

function cutLine(line: Line, from: number, to: number): Line {
  const within = <T extends { from: number; to: number }>(parts: readonly T[]): T[] =>
    parts
      .filter((part) => part.from < to && part.to > from)
      .map((part) => ({
        ...part,
        from: Math.max(part.from, from) - from,
        to: Math.min(part.to, to) - from,
      }));
  const spans = within(line.spans);
  const cells = within(line.cells);
  const style = spans.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0] ?? line;
  return {
    ...line,
    size: style.size,
    bold: style.bold,
    italic: style.italic,
    font: style.font,
    text: line.text.slice(from, to),
    spans,
    cells,
    x: cells[0]?.x ?? line.x,
    right: cells.at(-1)?.right ?? line.right,
  };
}
