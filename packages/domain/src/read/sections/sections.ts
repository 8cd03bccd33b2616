import type { SectionKind } from "../../resume/reading.ts";
import type { NumberedLine } from "../line/line.ts";
import { holdsAddress } from "../patterns/addresses.ts";
import { findEmails } from "../patterns/email.ts";
import { findHeadings } from "./headings.ts";
import { kindsOf } from "./section-kinds.ts";
import { isNoSkill, runInKind } from "./run-in-headings.ts";
import { findSubheadings } from "./subheadings.ts";

/** A part of the resume under one heading. Its lines may be in several columns or pages. */
export interface Section {
  readonly kind: SectionKind;
  /** Null for what is above the first heading. */
  readonly heading: NumberedLine | null;
  readonly confidence: number;
  /** True where the heading's words say what it heads; also of the text above the first heading. */
  readonly isNamed: boolean;
  readonly lines: readonly NumberedLine[];
  /** Lines among them that only head a group of entries; no part of `lines`. */
  readonly subheadings: readonly NumberedLine[];
}

interface Open extends Omit<Section, "subheadings"> {
  readonly lines: NumberedLine[];
}

/**
 * Cuts the lines at their headings. Running headers and footers belong to no section.
 *
 * A column that begins without a heading continues what its column held on the page before. On the first page it
 * is part of the head when it says who the person is; else it continues the column to its left.
 */
export function toSections(lines: readonly NumberedLine[]): Section[] {
  const headings = findHeadings(lines);
  const sections: Open[] = [];
  const open = (
    kind: SectionKind,
    heading: NumberedLine | null,
    confidence: number,
    isNamed = true,
  ): Open => {
    const section: Open = { kind, heading, confidence, isNamed, lines: [] };
    sections.push(section);
    return section;
  };
  const marked = lines.filter((line) => headings.has(line.number));
  const head = open("contact", null, 0.8);
  let current = head;
  let before: NumberedLine | null = null;
  let headingsOnPage = 0;
  /** The last section of each column of the page before, and of this one, by the column's left edge. */
  let lastPage: Trail[] = [];
  let thisPage: Trail[] = [];

  for (const line of lines) {
    if (line.runningHeader) continue;
    if (!before || before.page !== line.page) {
      lastPage = thisPage;
      thisPage = [];
      headingsOnPage = 0;
      const resumed = nearest(lastPage, line.x);
      if (before && lastPage.length > 1 && resumed) current = resumed.section;
    } else if (line.column > before.column && (headingsOnPage > 0 || lastPage.length > 1)) {
      current =
        (line.page > 1 ? nearest(lastPage, line.x)?.section : undefined) ??
        (line.page === 1 && belongsToHead(leadOf(lines, line, headings), lines, headings)
          ? head
          : current);
    }
    const heading = headings.get(line.number);
    const runIn = heading ? null : runInKind(line, current.kind, marked);
    if (runIn) current = open(runIn, null, 0.7);
    if (heading) {
      headingsOnPage++;
      current = open(heading.kind, line, heading.confidence, heading.isNamed);
    } else if (current.kind !== "references" && isFooterAddress(line, lines)) head.lines.push(line);
    else if (isNoSkill(line, current.kind)) open("other", null, 0.7).lines.push(line);
    else current.lines.push(line);
    const trail = thisPage.find((known) => known.column === line.column);
    if (trail) Object.assign(trail, { section: current, x: Math.min(trail.x, line.x) });
    else thisPage.push({ column: line.column, x: line.x, section: current });
    before = line;
  }
  const kinds = kindsOf(sections);
  return sections
    .map(({ heading, confidence, isNamed, lines: own, kind }, i) => {
      const subheadings = findSubheadings(kinds[i] ?? kind, own);
      return {
        kind: kinds[i] ?? kind,
        heading,
        confidence,
        isNamed,
        lines: own.filter((line) => !subheadings.includes(line)),
        subheadings,
      };
    })
    .filter((section) => section.heading !== null || section.lines.length > 0);
}

/** The lines from one on, down to the next heading or the end of its column. */
function leadOf(
  lines: readonly NumberedLine[],
  first: NumberedLine,
  headings: ReadonlyMap<number, unknown>,
): NumberedLine[] {
  const from = lines.slice(first.number - 1);
  const end = from.findIndex(
    (line) => headings.has(line.number) || line.column !== first.column || line.page !== first.page,
  );
  return end < 0 ? from : from.slice(0, end);
}

/** True for lines that say who and where a person is, rather than continue the column before. */
function introduces(lead: readonly NumberedLine[]): boolean {
  const size = lead.at(-1)?.size ?? 0;
  return lead.some((line) => line.size > size * 1.25 || holdsAddress(line.text));
}

/** True for what is above all that the headings of the page head, and for what says who a person is. */
function belongsToHead(
  lead: readonly NumberedLine[],
  lines: readonly NumberedLine[],
  headings: ReadonlyMap<number, unknown>,
): boolean {
  const first = lines.find((line) => headings.has(line.number));
  const isAbove =
    first !== undefined && lead.every((line) => line.baseline < first.baseline - first.size * 1.5);
  return isAbove || introduces(lead);
}

/**
 * True for the last lines of a page, set apart from the text above, that say how to reach a person: no part of the
 * section they are under.
 */
function isFooterAddress(line: NumberedLine, lines: readonly NumberedLine[]): boolean {
  const below = lines[line.number];
  const isLast = below === undefined || below.page !== line.page || below.column < line.column;
  const isApart = line.gap !== null && line.gap > line.size * 3;
  return isLast && isApart && findEmails(line.text).length > 0;
}

interface Trail {
  column: number;
  x: number;
  section: Open;
}

function nearest(trails: readonly Trail[], x: number): Trail | null {
  return trails.toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0] ?? null;
}
