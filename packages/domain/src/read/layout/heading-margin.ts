import { isCapitals } from "../../lexicon/words.ts";
import { columnKindOf } from "../../lexicon/column-heads.ts";
import { sectionKindOf } from "../../lexicon/section-names.ts";
import { textsOfCentred } from "./centred-headings.ts";
import { inRows } from "./fragments.ts";
import { isHeadingRow } from "./heading-rows.ts";
import { type Fragment, mainStyle } from "../line/line.ts";

/** Lines of the left margin that are close together: one heading, or an address. */
interface HeadingBlock {
  readonly fragments: readonly Fragment[];
  readonly top: number;
  readonly isHeading: boolean;
}

/** Rows closer than this many times the letters' size are one block. */
const BLOCK_GAP = 1.7;

/** A heading is set this share of its size lower or higher than the text it heads. */
const HEADING_SHIFT = 1.4;

/** The blocks of a left margin, top to bottom. A heading may be broken over two lines. */
function toHeadingBlocks(left: readonly Fragment[], right: readonly Fragment[]): HeadingBlock[] {
  const blocks: Fragment[][] = [];
  let before: Fragment | null = null;
  for (const row of inRows(left)) {
    const first = row[0];
    if (!first) continue;
    const block = blocks.at(-1);
    const isNear =
      before &&
      first.baseline - before.baseline < BLOCK_GAP * first.size &&
      Math.abs(first.size - before.size) < 1;
    if (block && isNear && (!isName(block) || goesOn(block, row))) block.push(...row);
    else blocks.push([...row]);
    before = first;
  }
  const named = blocks.filter(
    (block) => isName(block) && !headsColumn(block, right) && !labelsFact(block, right),
  );
  return blocks.map((fragments) => ({
    fragments,
    top: fragments[0]?.baseline ?? 0,
    isHeading: named.includes(fragments) || looksNamed(fragments, named, right),
  }));
}

/** True for the first cell of a table's head: "Qualification", beside "Institute" and "Year". */
function headsColumn([cell]: readonly Fragment[], right: readonly Fragment[]): boolean {
  if (!cell || columnKindOf(cell.text) === "other") return false;
  const beside = right.filter(({ baseline }) => Math.abs(baseline - cell.baseline) < 1);
  return beside.length > 1 && beside.every(({ text }) => columnKindOf(text) !== "other");
}

/** True for the label of one fact, "Course", before a text that begins with the colon between the two: ": B.Com.". */
function labelsFact([label]: readonly Fragment[], right: readonly Fragment[]): boolean {
  return (
    label !== undefined &&
    right.some(
      ({ text, baseline }) => Math.abs(baseline - label.baseline) < 1 && /^[:：]/u.test(text),
    )
  );
}

/**
 * True for the rest of a heading whose first line could be one: "Experiencia" over "laboral", "Education and" over
 * "Training".
 */
function goesOn(block: readonly Fragment[], row: readonly Fragment[]): boolean {
  const isOpen = /(?:\s(?:and|und|et|y|e)|&)$/iu.test(block.at(-1)?.text ?? "");
  return isName([...block, ...row]) && (isOpen || !isName(row));
}

/** True when the left side holds headings and hardly more, and the right side none. */
export function areHeadingsOf(left: readonly Fragment[], right: readonly Fragment[][]): boolean {
  const blocks = toHeadingBlocks(left, right.flat());
  const heads = blocks.filter((block) => block.isHeading).length;
  const rightHeads = right.filter(isHeadingRow).length;
  // Beside nothing but headings, "Languages" names a group of skills.
  if (rightHeads > 0)
    return heads >= 4 && heads === blocks.length && rightHeads * 2 <= heads && hasNoCore(right);
  return heads >= 2 && heads / blocks.length >= 0.5;
}

/** True for rows of which none heads what every resume has. */
function hasNoCore(rows: readonly Fragment[][]): boolean {
  return !rows.some((row) =>
    ["experience", "education", "summary"].includes(
      sectionKindOf(row.map((part) => part.text).join(" ")) ?? "",
    ),
  );
}

/** A heading set neither bold nor in capitals is so many times as large as the text. */
const LARGER = 1.2;

/** As many headings with a known name show how the others look. */
const FEWEST_NAMED = 3;

/** True for a short word of no known name that stands out exactly as the known headings do. */
function looksNamed(
  fragments: readonly Fragment[],
  named: readonly Fragment[][],
  text: readonly Fragment[],
): boolean {
  const [only, second] = fragments;
  if (!only || second || only.text.length > 30 || /[\p{Nd}@:,]/u.test(only.text)) return false;
  const look = lookOf(only);
  const alike = named.filter(([first]) => first !== undefined && lookOf(first) === look);
  if (alike.length < FEWEST_NAMED) return false;
  return (
    only.pieces[0]?.bold === true ||
    isCapitals(only.text) ||
    only.size > mainStyle(text.flatMap((part) => part.pieces)).size * LARGER
  );
}

function lookOf(fragment: Fragment): string {
  const [first] = fragment.pieces;
  return `${first?.font} ${first?.size} ${first?.bold} ${isCapitals(fragment.text)}`;
}

function isName(fragments: readonly Fragment[]): boolean {
  return (
    fragments.length <= 4 && sectionKindOf(fragments.map((part) => part.text).join(" ")) !== null
  );
}

/**
 * The text beside a margin of headings, each heading before what it heads. What the margin holds besides (dates, an
 * address) stays in its row.
 */
export function withMarginHeadings(
  left: readonly Fragment[],
  right: readonly Fragment[],
): Fragment[][] {
  const headings = toHeadingBlocks(left, right).filter((block) => block.isHeading);
  const centred = textsOfCentred(
    headings.map(({ fragments }) => fragments),
    right,
  );
  if (centred && headings.flatMap(({ fragments }) => fragments).length === left.length)
    return headings.flatMap(({ fragments }, i) => [oneRow(fragments), centred[i] ?? []]);
  const taken = new Set(headings.flatMap((block) => block.fragments));
  const rest = [...left.filter((part) => !taken.has(part)), ...right];
  const parts: Fragment[][] = [];
  const between = (from: number, to: number) =>
    rest.filter((part) => part.baseline >= from && part.baseline < to);
  parts.push(between(-Infinity, headings[0] ? startOf(headings[0]) : Infinity));
  for (const [i, heading] of headings.entries()) {
    const next = headings[i + 1];
    parts.push(
      oneRow(heading.fragments),
      between(startOf(heading), next ? startOf(next) : Infinity),
    );
  }
  return parts.filter((part) => part.length > 0);
}

/** Where the text begins that a heading is beside. */
function startOf(block: HeadingBlock): number {
  return block.top - HEADING_SHIFT * (block.fragments[0]?.size ?? 0);
}

/** A heading broken over lines, as one line. */
function oneRow(fragments: readonly Fragment[]): Fragment[] {
  const [first, ...others] = fragments;
  if (!first || others.length === 0) return [...fragments];
  let right = first.right;
  const moved = others.map((part) => {
    const shift = right + part.size * 0.3 - part.x;
    right = part.right + shift;
    const pieces = part.pieces.map((piece) => ({
      ...piece,
      x: piece.x + shift,
      right: piece.right + shift,
      baseline: first.baseline,
    }));
    return { ...part, pieces, x: part.x + shift, right, baseline: first.baseline };
  });
  return [first, ...moved];
}
