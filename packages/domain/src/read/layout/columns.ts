import { least, most } from "../line/extremes.ts";
import { withoutMarginEnds } from "./band-ends.ts";
import { contactBeside } from "./contact-block.ts";
import { inRows } from "./fragments.ts";
import { startOf } from "./column-start.ts";
import type { Fragment } from "../line/line.ts";
import { headedCards } from "./headed-cards.ts";
import { isHeadingRow } from "./heading-rows.ts";
import { areHeadingsOf, withMarginHeadings } from "./heading-margin.ts";
import {
  areAnswers,
  areBlocks,
  areDatesBeside,
  areFlushLabels,
  areLabelsNear,
  EDGE_TOLERANCE,
  FEWEST_ROWS,
  isBeside,
  marginShare,
  ownHeadings,
  sharesBaseline,
} from "./sides.ts";

/** Fragments that are read together, in one column of the page. */
export interface Region {
  readonly fragments: readonly Fragment[];
  /** 0 for the only or leftmost column. */
  readonly column: number;
}

interface Cut {
  readonly at: number;
  readonly top: number;
  readonly bottom: number;
  readonly rows: number;
  /** `headings`: what is on the left are the headings of what is on the right. */
  readonly kind: "columns" | "headings";
}

/** Deeper nesting than this is no layout of a resume. */
const DEEPEST = 4;

/**
 * Cuts a page into the parts that are read one after the other: what is above columns, each column from left to
 * right, what is below. Dates in a right-hand column and labels in a left margin stay with their row.
 *
 * @param known  gutters found on earlier pages (x, in points): the same columns continue with less evidence.
 */
export function splitColumns(
  fragments: readonly Fragment[],
  known: readonly number[] = [],
): { regions: Region[]; gutters: number[] } {
  const gutters: number[] = [];
  const regions = split(fragments, 0, 0, known, gutters);
  return { regions, gutters };
}

function split(
  fragments: readonly Fragment[],
  column: number,
  depth: number,
  known: readonly number[],
  gutters: number[],
): Region[] {
  if (fragments.length === 0) return [];
  const cut = depth < DEEPEST ? firstCut(fragments, known) : null;
  if (!cut) return [{ fragments, column }];

  gutters.push(cut.at);
  const inside = fragments.filter(
    (part) => part.baseline >= cut.top && part.baseline <= cut.bottom,
  );
  const left = inside.filter((part) => part.x < cut.at);
  const right = inside.filter((part) => part.x >= cut.at);
  if (cut.kind === "headings") {
    return [
      ...split(
        fragments.filter((part) => part.baseline < cut.top),
        column,
        depth + 1,
        known,
        gutters,
      ),
      ...withMarginHeadings(left, right).map((part): Region => ({ fragments: part, column })),
      ...split(
        fragments.filter((part) => part.baseline > cut.bottom),
        column,
        depth + 1,
        known,
        gutters,
      ),
    ];
  }
  const deeper = (part: readonly Fragment[], at: number) =>
    split(part, at, depth + 1, known, gutters);
  const cards = headedCards(inside);
  if (cards) {
    const over = fragments.filter((part) => part.baseline < cut.top);
    const under = fragments.filter((part) => part.baseline > cut.bottom);
    const regions = cards.rows.flatMap(({ heading, columns, below }) => [
      { fragments: heading, column },
      ...columns.map((part, i): Region => ({ fragments: part, column: column + i })),
      ...deeper(below, column),
    ]);
    return [
      ...deeper(over, column),
      ...deeper(cards.above, column),
      ...regions,
      ...deeper(under, column),
    ];
  }
  const lefts = deeper(left, column);
  return [
    ...deeper(
      fragments.filter((part) => part.baseline < cut.top),
      column,
    ),
    ...lefts,
    ...deeper(right, Math.max(column, ...lefts.map((region) => region.column)) + 1),
    ...deeper(
      fragments.filter((part) => part.baseline > cut.bottom),
      column,
    ),
  ];
}

/** The surest cut; before it one that separates the addresses at the top of a page from a text beside them. */
function firstCut(fragments: readonly Fragment[], known: readonly number[]): Cut | null {
  const best = bestCut(fragments, known);
  const top = contactBeside(fragments);
  const isApart = top !== null && (!best || best.top > top.bottom || best.bottom < top.top);
  return isApart ? { ...top, rows: 0, kind: "columns" } : best;
}

function bestCut(fragments: readonly Fragment[], known: readonly number[]): Cut | null {
  let best: Cut | null = null;
  const edges = candidateEdges(fragments);
  const rows = inRows(fragments);
  for (const at of edges) {
    for (const cut of bandsWithout(rows, at, known)) {
      if ((!best || cut.rows > best.rows) && !cutsOffMargin(cut, fragments, edges)) best = cut;
    }
  }
  return best;
}

/** True where what is nearest to the left of a cut are the dates of what is right of it: the gutter is before them. */
function cutsOffMargin(
  cut: Cut,
  fragments: readonly Fragment[],
  edges: readonly number[],
): boolean {
  if (cut.kind === "headings") return false;
  const inside = fragments.filter(
    (part) => part.baseline >= cut.top && part.baseline <= cut.bottom,
  );
  const right = inRows(inside.filter((part) => part.x >= cut.at));
  if (right.some(isHeadingRow)) return false;
  return edges.some((edge) => {
    if (edge >= cut.at - 1) return false;
    const between = inRows(inside.filter((part) => part.x >= edge && part.x < cut.at));
    const labels = between.filter((row) => !isHeadingRow(row));
    return (
      labels.length >= FEWEST_ROWS &&
      marginShare(labels) >= 0.7 &&
      labels.filter((row) => right.some((other) => sharesBaseline(row, other))).length /
        labels.length >=
        0.85
    );
  });
}

/** x just left of where several fragments begin that have something to their left. */
function candidateEdges(fragments: readonly Fragment[]): number[] {
  const edges: { x: number; count: number }[] = [];
  for (const part of fragments.toSorted((a, b) => a.x - b.x)) {
    const edge = edges.at(-1);
    if (edge && part.x - edge.x <= EDGE_TOLERANCE) edge.count++;
    else edges.push({ x: part.x, count: 1 });
  }
  return edges
    .slice(1)
    .filter((edge) => edge.count >= FEWEST_ROWS)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 12)
    .map((edge) => startOf(edge.x, fragments) - 0.5);
}

/** The stretches of the page's rows that nothing crosses at this x and where both sides are columns. */
function bandsWithout(rows: readonly Fragment[][], at: number, known: readonly number[]): Cut[] {
  const cuts: Cut[] = [];
  let band: Fragment[] = [];
  const close = (isCrossed: boolean) => {
    const right = band.filter((part) => part.x >= at).length;
    if (right >= FEWEST_ROWS && band.length - right >= 2) {
      const own = isCrossed ? withoutLastHeading(band, at) : band;
      const cut = toCut(withoutMarginEnds(own, at), at, known);
      if (cut) cuts.push(cut);
    }
    band = [];
  };
  for (const row of rows) {
    if (row.some((part) => part.x < at - 1 && part.right > at + 1.5 && !overhangs(part, at)))
      close(true);
    else band.push(...row);
  }
  close(false);
  return cuts;
}

/** A band without a heading below both its sides: it heads the line that crosses the gutter under it. */
function withoutLastHeading(band: Fragment[], at: number): Fragment[] {
  const rows = inRows(band);
  const last = rows.at(-1);
  return last && last.every((part) => part.x < at) && isHeadingRow(last)
    ? rows.slice(0, -1).flat()
    : band;
}

/** True for an address in one word that is a little too long for its column. */
function overhangs(part: Fragment, at: number): boolean {
  return (
    part.right - at < part.size * 2.5 &&
    !/\s/u.test(part.text) &&
    /[@/]|\.\w{2,}$/u.test(part.text) &&
    at - part.x > part.size * 4
  );
}

function toCut(band: readonly Fragment[], at: number, known: readonly number[]): Cut | null {
  const right = band.filter((part) => part.x >= at);
  const left = band.filter((part) => part.x < at);
  const rightRows = inRows(right);
  const leftRows = inRows(left);
  if (leftRows.length < 2 || rightRows.length < FEWEST_ROWS) return null;
  const isMargin = areHeadingsOf(left, rightRows);
  if (!isMargin && areFlushLabels(leftRows, rightRows)) return null;
  if (
    !isMargin &&
    !areColumns(
      leftRows,
      rightRows,
      known.some((x) => Math.abs(x - at) < 4),
    )
  )
    return null;
  const tops = band.map((part) => part.baseline);
  const rows = Math.min(leftRows.length, rightRows.length) * 4 + leftRows.length + rightRows.length;
  return {
    at,
    top: least(tops),
    bottom: most(tops),
    rows,
    kind: isMargin ? "headings" : "columns",
  };
}

/** Two sides are columns when each reads on its own, and not when one only labels the rows of the other. */
function areColumns(
  left: readonly Fragment[][],
  right: readonly Fragment[][],
  isKnown: boolean,
): boolean {
  const [few, many] = left.length <= right.length ? [left, right] : [right, left];
  const shared =
    few.filter((row) => many.some((other) => sharesBaseline(row, other))).length / few.length;
  if (few.length < FEWEST_ROWS) return false;
  if (areBlocks(left, right)) return true;
  if (areDatesBeside(left, right) || areAnswers(right)) return false;
  const leftHeads = left.filter(isHeadingRow).length;
  const rightHeads = ownHeadings(right).length;
  const leftMargin = marginShare(left);
  // Beside the text, and headings aside, the left side may hold nothing but dates and places.
  const beside = left.filter((row) => !isHeadingRow(row) && isBeside(row, right));
  if (rightHeads === 0 && beside.length >= 2 && marginShare(beside) >= 0.7) return false;
  const rightMargin = marginShare(right);
  // Labels beside what they label: each is at the height of a line of the other side, which has no headings.
  const level = beside.filter((row) => right.some((other) => sharesBaseline(row, other)));
  if (
    rightHeads === 0 &&
    leftHeads > 0 &&
    beside.length >= 3 &&
    beside.length < right.length &&
    (level.length / beside.length >= 0.85 || areLabelsNear(beside, right))
  )
    return false;

  if (leftMargin >= 0.7 && (shared > 0.5 || leftHeads === 0)) return false;
  if (rightMargin >= 0.7) return false;
  if (leftHeads > 0 && rightHeads > 0) {
    // Headings in the left margin: all that is there are headings.
    return !(leftHeads / left.length > 0.6 && shared > 0.6);
  }
  if (isKnown) return shared < 0.95 || few.length >= 6;
  if (leftHeads / left.length > 0.6) return false;
  if (few.length < 5) return false;
  return shared <= 0.55 || (leftHeads + rightHeads > 0 && few.length >= 8 && shared < 0.8);
}
