import type { SourceDocument, SourcePage } from "../../resume/document.ts";
import type { ReadLosses } from "../../resume/reading.ts";
import { cleanRuns } from "../runs/clean-runs.ts";
import { joinBrokenHeadings } from "./broken-headings.ts";
import { partCards } from "./card-grids.ts";
import { partCardRows } from "./card-rows.ts";
import { raiseCentred } from "./centred-labels.ts";
import { splitColumns } from "./columns.ts";
import { toFragments } from "./fragments.ts";
import { findRunningHeaders } from "./running-headers.ts";
import { readingGroups, withTableRows } from "./grids.ts";
import type { Line, NumberedLine } from "../line/line.ts";
import { toLines } from "./lines.ts";
import { partMarginHeadings } from "./margin-headings.ts";

export interface ReadLines {
  readonly lines: readonly NumberedLine[];
  /** Lines that nobody can see, numbered on after the others: part of no section. */
  readonly hidden: readonly NumberedLine[];
  readonly columns: 1 | 2 | 3;
  readonly losses: ReadLosses;
}

/** All lines of a document in the order a person reads them, with what was mended on the way. */
export function readLines(document: SourceDocument): ReadLines {
  const all: Line[] = [];
  const hidden: Line[] = [];
  let gutters: number[] = [];
  let iconGlyphs = 0;
  let unreadableCharacters = 0;
  let mendedWords = 0;
  let pagesWithoutText = 0;

  for (const [index, page] of document.pages.entries()) {
    const runs = cleanRuns(page);
    iconGlyphs += runs.icons;
    unreadableCharacters += runs.unreadable;
    if (runs.pieces.length + runs.oblique.length === 0 && page.images.length > 0)
      pagesWithoutText++;
    const pageLines: Line[] = [];
    const split = splitColumns(
      withTableRows(raiseCentred(toFragments(runs.pieces, page.rules)), page.rules),
      gutters,
    );
    gutters = [...gutters, ...split.gutters];
    for (const region of split.regions) {
      for (const group of readingGroups(region.fragments)) {
        const above = pageLines.at(-1);
        const built = toLines(group, index + 1, region.column);
        mendedWords += built.mended;
        pageLines.push(...withGap(built.lines, above));
      }
    }
    all.push(...pageLines, ...toLines(toFragments(runs.oblique), index + 1, 0).lines);
    hidden.push(...toLines(toFragments(runs.hidden), index + 1, 0).lines);
  }

  const lines = partCards(partCardRows(partMarginHeadings(joinBrokenHeadings(all))));
  const runningHeaders = findRunningHeaders(lines, document.pages);
  return {
    lines: lines.map((line, i) => ({
      ...line,
      number: i + 1,
      runningHeader: runningHeaders.has(i),
      ruled: isRuled(line, document.pages[line.page - 1]),
    })),
    hidden: hidden.map((line, i) => ({
      ...line,
      number: lines.length + i + 1,
      runningHeader: false,
      ruled: false,
    })),
    columns: Math.min(3, 1 + Math.max(0, ...lines.map((line) => line.column))) as 1 | 2 | 3,
    losses: {
      iconGlyphs,
      unreadableCharacters,
      mendedWords,
      pagesWithoutText,
      linesOutOfOrder: countOutOfOrder(lines),
    },
  };
}

/** The first line of a part knows the line above it where that ends in the same column. */
function withGap(lines: readonly Line[], above: Line | undefined): Line[] {
  const [first, ...rest] = lines;
  if (!first || !above || above.column !== first.column || first.baseline <= above.baseline)
    return [...lines];
  return [{ ...first, gap: first.baseline - above.baseline }, ...rest];
}

/** True when a straight rule runs just under or over a line, at least as long as the line. */
function isRuled(line: Line, page: SourcePage | undefined): boolean {
  return (page?.rules ?? []).some(
    (rule) =>
      rule.width > 30 &&
      rule.height < 4 &&
      rule.y > line.baseline - line.size * 2 &&
      rule.y < line.baseline + line.size * 1.2 &&
      rule.x < line.right + 20 &&
      rule.x + rule.width > line.x - 20,
  );
}

/** Lines that the file stores before the line a person reads before them. */
function countOutOfOrder(lines: readonly Line[]): number {
  return lines.filter((line, i) => {
    const before = lines[i - 1];
    return before !== undefined && before.page === line.page && line.order < before.order;
  }).length;
}
