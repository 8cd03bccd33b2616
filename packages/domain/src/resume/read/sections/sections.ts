import type { SectionKind } from "../../reading.ts";
import type { NumberedLine } from "../layout/line.ts";
import { findHeadings } from "./headings.ts";

/** A part of the resume under one heading. Its lines may stand in several columns or pages. */
export interface Section {
  readonly kind: SectionKind;
  /** Null for what stands above the first heading. */
  readonly heading: NumberedLine | null;
  readonly confidence: number;
  readonly lines: readonly NumberedLine[];
}

interface Open extends Section {
  readonly lines: NumberedLine[];
}

/**
 * Cuts the lines at their headings. Running headers and footers belong to no section.
 *
 * A column that begins without a heading goes on with what its column held on the page before; a column that
 * begins so on the first page, beside one with headings, is part of the head.
 */
export function toSections(lines: readonly NumberedLine[]): Section[] {
  const headings = findHeadings(lines);
  const sections: Open[] = [];
  const open = (kind: SectionKind, heading: NumberedLine | null, confidence: number): Open => {
    const section: Open = { kind, heading, confidence, lines: [] };
    sections.push(section);
    return section;
  };
  const head = open("contact", null, 0.8);
  let current = head;
  let before: NumberedLine | null = null;
  let headingsOnPage = 0;
  /** The last section of each column of the page before, and of this one, by the column's left edge. */
  let lastPage: Trail[] = [];
  let thisPage: Trail[] = [];

  for (const line of lines) {
    if (line.furniture) continue;
    if (!before || before.page !== line.page) {
      lastPage = thisPage;
      thisPage = [];
      headingsOnPage = 0;
      const resumed = nearest(lastPage, line.x);
      if (before && lastPage.length > 1 && resumed) current = resumed.section;
    } else if (line.column > before.column && (headingsOnPage > 0 || lastPage.length > 1)) {
      current =
        (line.page > 1 ? nearest(lastPage, line.x)?.section : undefined) ??
        (line.page === 1 ? head : current);
    }
    const heading = headings.get(line.number);
    if (heading) {
      headingsOnPage++;
      current = open(heading.kind, line, heading.confidence);
    } else current.lines.push(line);
    const trail = thisPage.find((known) => known.column === line.column);
    if (trail) Object.assign(trail, { section: current, x: Math.min(trail.x, line.x) });
    else thisPage.push({ column: line.column, x: line.x, section: current });
    before = line;
  }
  return sections.filter((section) => section.heading !== null || section.lines.length > 0);
}

interface Trail {
  column: number;
  x: number;
  section: Open;
}

function nearest(trails: readonly Trail[], x: number): Trail | null {
  return trails.toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0] ?? null;
}
