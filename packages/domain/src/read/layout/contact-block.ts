import { least, most } from "../line/extremes.ts";
import { findEmails } from "../patterns/email.ts";
import { findPhones } from "../patterns/phone.ts";
import { findHeadUrls } from "../patterns/urls.ts";
import { inRows } from "./fragments.ts";
import { isHeadingRow } from "./heading-rows.ts";
import type { Fragment } from "../line/line.ts";
import { EDGE_TOLERANCE, FEWEST_ROWS } from "./sides.ts";

/** Where a block of addresses is beside what a person says of themselves. Points. */
export interface SideBySide {
  /** The left edge of what is at the right. */
  readonly at: number;
  readonly top: number;
  readonly bottom: number;
}

/** So many lines of a block are e-mail addresses, telephone numbers or web addresses. */
const FEWEST_ADDRESSES = 2;

/** A line of an address is no longer than this. */
const LONGEST_ADDRESS = 60;

/** A row of as many words is part of a sentence; two of them below each other are a text. */
const SENTENCE_WORDS = 5;
const FEWEST_SENTENCE_ROWS = 2;

/** Rows closer than this many times the letters' size continue each other. */
const NEAR = 1.9;

/**
 * The block of addresses above the first heading of a page that has a text beside it, however few lines the two share:
 * a name with a summary at one side and how to reach the person at the other. Null for none.
 */
export function contactBeside(fragments: readonly Fragment[]): SideBySide | null {
  const rows = inRows(fragments);
  const first = rows.findIndex(isHeadingRow);
  const head = first < 0 ? rows : rows.slice(0, first);
  if (!head.flat().some(isAddress)) return null;
  for (const edge of ["x", "right"] as const) {
    for (const block of blocksAlong(head.flat(), edge)) {
      const found = besideText(block, head);
      if (found) return found;
    }
  }
  return null;
}

/** Short texts one below the other with an edge in common, of which several are addresses. */
function blocksAlong(head: readonly Fragment[], edge: "x" | "right"): Fragment[][] {
  const blocks: Fragment[][] = [];
  for (const part of head) {
    const block = blocks.find((parts) => {
      const last = parts.at(-1);
      return (
        last !== undefined &&
        Math.abs(last[edge] - part[edge]) < EDGE_TOLERANCE &&
        Math.abs(last.size - part.size) < 1 &&
        part.baseline - last.baseline < last.size * NEAR * 1.5
      );
    });
    if (block) block.push(part);
    else blocks.push([part]);
  }
  return blocks.filter(
    (block) =>
      inRows(block).length >= FEWEST_ROWS &&
      block.filter(isAddress).length >= FEWEST_ADDRESSES &&
      block.every((part) => part.text.length <= LONGEST_ADDRESS && !isSentence([part])),
  );
}

function isAddress({ text }: Fragment): boolean {
  return findEmails(text).length + findPhones(text).length + findHeadUrls(text).length > 0;
}

/** Part of a text, not a list: words in a row, most of them small. */
function isSentence(row: readonly Fragment[]): boolean {
  const words = row.flatMap((part) => part.text.split(/\s+/u));
  const small = words.filter((word) => /^[^\p{Lu}\p{N}]*\p{Ll}/u.test(word));
  return words.length >= SENTENCE_WORDS && small.length >= words.length / 3 && !row.some(isAddress);
}

/** The gutter between a block and the text at one side of it; null where something crosses it or is at both sides. */
function besideText(
  block: readonly Fragment[],
  head: readonly (readonly Fragment[])[],
): SideBySide | null {
  const box = {
    left: least(block.map((part) => part.x)),
    right: most(block.map((part) => part.right)),
    top: least(block.map((part) => part.baseline)),
    bottom: most(block.map((part) => part.baseline)),
  };
  const size = most(block.map((part) => part.size));
  const others = head.map((row) => row.filter((part) => !block.includes(part)));
  const level = others
    .flat()
    .filter((part) => part.baseline > box.top - size && part.baseline < box.bottom + size);
  const isLeft = level.length > 0 && level.every((part) => part.right < box.left);
  const isRight = level.length > 0 && level.every((part) => part.x > box.right);
  if (!isLeft && !isRight) return null;
  const isBeside = (part: Fragment) => (isLeft ? part.right < box.left : part.x > box.right);
  const down = goesDown(others, level, isBeside);
  const text = inRows(down).filter(isSentence);
  if (text.length < FEWEST_SENTENCE_ROWS) return null;
  return {
    at: (isLeft ? box.left : least(down.map((part) => part.x))) - 0.5,
    top: Math.min(box.top, ...level.map((part) => part.baseline)),
    bottom: Math.max(box.bottom, ...down.map((part) => part.baseline)),
  };
}

/** What is beside a block with the lines that continue below it at the same side. */
function goesDown(
  others: readonly (readonly Fragment[])[],
  level: readonly Fragment[],
  isBeside: (part: Fragment) => boolean,
): Fragment[] {
  const beside = [...level];
  for (const row of others) {
    const last = beside.at(-1);
    const [first] = row;
    if (!last || !first || row.some((part) => beside.includes(part))) continue;
    if (first.baseline < last.baseline) continue;
    const isNear = first.baseline - last.baseline < first.size * NEAR;
    if (!isNear || Math.abs(first.size - last.size) > 1 || !row.every(isBeside)) break;
    beside.push(...row);
  }
  return beside;
}
