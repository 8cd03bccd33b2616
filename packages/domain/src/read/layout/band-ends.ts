import { inRows } from "./fragments.ts";
import type { Fragment } from "../line/line.ts";
import { FEWEST_ROWS, marginShare, sharesBaseline } from "./sides.ts";

/** Rows further apart than so many times the letters' size are two blocks. */
const BLOCK_GAP = 2.2;

interface Block {
  readonly fragments: Fragment[];
  /** What it holds right of the gutter: nothing, dates and places of its own rows, or a column. */
  right: "none" | "margin" | "column";
}

/**
 * The part of a band that its gutter separates into columns: not the entries above or below it whose dates happen to
 * are right of the same x.
 */
export function withoutMarginEnds(band: readonly Fragment[], at: number): readonly Fragment[] {
  if (band.filter((part) => part.x >= at).length < FEWEST_ROWS) return band;
  const blocks = blocksOf(band, at);
  const first = blocks.findIndex(({ right }) => right === "column");
  const last = blocks.findLastIndex(({ right }) => right === "column");
  if (first < 0) return band;
  const from = holdsMargin(blocks.slice(0, first)) ? first : 0;
  const to = holdsMargin(blocks.slice(last + 1)) ? last + 1 : blocks.length;
  if (from === 0 && to === blocks.length) return band;
  return blocks.slice(from, to).flatMap(({ fragments }) => fragments);
}

function holdsMargin(blocks: readonly Block[]): boolean {
  return blocks.some(({ right }) => right === "margin");
}

/** A band in blocks, split where a blank stripe crosses both its sides. */
function blocksOf(band: readonly Fragment[], at: number): Block[] {
  const blocks: Block[] = [];
  let before: Fragment | undefined;
  for (const row of inRows(band)) {
    const [first] = row;
    if (!first) continue;
    const isApart = before && first.baseline - before.baseline > BLOCK_GAP * first.size;
    if (!before || isApart) blocks.push({ fragments: [...row], right: "none" });
    else blocks.at(-1)?.fragments.push(...row);
    before = first;
  }
  for (const block of blocks) block.right = rightOf(block.fragments, at);
  return blocks;
}

function rightOf(fragments: readonly Fragment[], at: number): Block["right"] {
  const right = inRows(fragments.filter((part) => part.x >= at));
  if (right.length === 0) return "none";
  const left = inRows(fragments.filter((part) => part.x < at));
  const areDates =
    marginShare(right) === 1 &&
    right.every((row) => left.some((other) => sharesBaseline(row, other)));
  return areDates ? "margin" : "column";
}
