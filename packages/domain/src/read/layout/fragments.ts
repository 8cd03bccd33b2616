import { most } from "../line/extremes.ts";
import type { Box } from "../../resume/document.ts";
import { type Fragment, mainStyle, type Piece } from "../line/line.ts";
import { alignBaselines } from "./raised.ts";
import { inReadingOrder } from "./right-to-left.ts";
import { cutAtLines } from "./ruled-pieces.ts";
import { joinPieces } from "./spacing.ts";

/** Baselines closer than this share of the smaller letters belong to one row. */
const SAME_ROW_SHARE = 0.35;

/** A gap wider than this share of the letters' size ends a fragment: few word spaces are. */
export const FRAGMENT_GAP = 0.45;

/** Things with a baseline, in rows from top to bottom, each row from left to right. */
export function inRows<T extends { x: number; baseline: number; size: number }>(
  items: readonly T[],
): T[][] {
  const rows: { baseline: number; size: number; items: T[] }[] = [];
  for (const item of items.toSorted((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    if (row && item.baseline - row.baseline <= SAME_ROW_SHARE * Math.min(row.size, item.size)) {
      row.items.push(item);
      if (item.size > row.size) Object.assign(row, { size: item.size });
    } else {
      rows.push({ baseline: item.baseline, size: item.size, items: [item] });
    }
  }
  return rows.map((row) => row.items.toSorted((a, b) => a.x - b.x));
}

/** A page with more upright lines than this is a drawing. */
const MOST_UPRIGHT = 400;

/** The sizes of small capitals and of the letter before them. */
interface SmallCapitals {
  readonly size: number;
  readonly large: number;
}

const NONE_SMALL: SmallCapitals = { size: 0, large: 0 };

/** Pieces that touch, joined: the smallest things that columns are made of. A line drawn between two separates them. */
export function toFragments(pieces: readonly Piece[], rules: readonly Box[] = []): Fragment[] {
  const upright = rules.filter((rule) => rule.width < 3 && rule.height > 6);
  const parting = upright.length > MOST_UPRIGHT ? [] : upright;
  const fragments: Fragment[] = [];
  for (const row of inRows(alignBaselines(cutAtLines(pieces, parting)))) {
    let group: Piece[] = [];
    /** How small the small capitals are that the row continues, and how large their first letter. */
    let small = NONE_SMALL;
    let before: Piece | undefined;
    for (const piece of row) {
      if (
        before &&
        (piece.x - before.right > widestBlank(before, piece) ||
          isAddressBeside(before, piece) ||
          isOverhung(before, piece) ||
          isParted(before, piece, parting))
      ) {
        fragments.push(toFragment(group));
        group = [];
        if (piece.x - before.right > before.size) small = NONE_SMALL;
      }
      if (small.size !== piece.size || !isAllCapitals(piece.text))
        small =
          before && isSmallCapital(before, piece)
            ? { size: piece.size, large: before.size }
            : NONE_SMALL;
      group.push(small === NONE_SMALL ? piece : { ...piece, size: small.large });
      before = piece;
    }
    if (group.length > 0) fragments.push(toFragment(group));
  }
  return fragments;
}

/**
 * An e-mail address continues nothing: what is near it, after a blank, is another column, and so is what the
 * file stores elsewhere, also where the address is too long for its column.
 */
function isAddressBeside(before: Piece, piece: Piece): boolean {
  const isElsewhere = Math.abs(piece.order - before.order) > 2;
  return (
    /^[\w.+-]+@[\w-]+\.[\w.-]+$/u.test(before.text) &&
    (isElsewhere || piece.x - before.right > 0.3 * before.size) &&
    /^(?:\p{Lu}|(?:19|20)\d{2}(?!\d))/u.test(piece.text)
  );
}

/** Letters of one text reach over each other by less than this share of their size. */
const OVERHANG = 0.3;

/** True for a text of another size that begins before the one at its left has ended: a label too wide for its margin. */
function isOverhung(before: Piece, piece: Piece): boolean {
  return (
    before.right - piece.x > OVERHANG * Math.min(before.size, piece.size) &&
    Math.abs(before.size - piece.size) > 1.5 &&
    /\p{L}{3}/u.test(before.text) &&
    /\p{L}{3}/u.test(piece.text)
  );
}

/** Small capitals are set so much smaller than the capital they follow. */
const SMALL_CAPITALS = { least: 0.66, most: 0.92 };

/** True for capitals that a file sets small behind a large one, "P" and "ERSONAL": one word of one style. */
function isSmallCapital(before: Piece, piece: Piece): boolean {
  if (!/\p{Lu}$/u.test(before.text) || !isAllCapitals(piece.text)) return false;
  const ratio = piece.size / before.size;
  return (
    ratio > SMALL_CAPITALS.least &&
    ratio < SMALL_CAPITALS.most &&
    piece.x - before.right < before.size * 0.2 &&
    before.bold === piece.bold
  );
}

function isAllCapitals(text: string): boolean {
  return /\p{Lu}/u.test(text) && !/\p{Ll}|\p{Nd}/u.test(text);
}

/** True where an upright line is between two pieces of a row. */
function isParted(before: Piece, piece: Piece, upright: readonly Box[]): boolean {
  return (
    piece.x > before.right + 1 &&
    upright.some(
      (rule) =>
        rule.x >= before.right - 1 &&
        rule.x <= piece.x + 1 &&
        rule.y < piece.baseline &&
        rule.y + rule.height > piece.baseline - piece.size * 0.3,
    )
  );
}

/** The widest gap between words of one text. Typewriter letters are further apart. */
function widestBlank(before: Piece, after: Piece): number {
  const wide = TYPEWRITER.test(before.font) && TYPEWRITER.test(after.font) ? 2 : 1;
  const [small, large] = [before.size, after.size].toSorted((a, b) => a - b) as [number, number];
  // Beside a name three times as large is another column, however near.
  return FRAGMENT_GAP * wide * (large > small * 1.35 ? small : large);
}

const TYPEWRITER = /mono|courier|consol|typewriter|cmtt|lmtt|menlo|fixed/iu;

function toFragment(pieces: readonly Piece[]): Fragment {
  const first = pieces[0];
  return {
    pieces,
    text: joinPieces(inReadingOrder(pieces)).text,
    x: first?.x ?? 0,
    right: most(pieces.map((piece) => piece.right)),
    baseline: first?.baseline ?? 0,
    size: mainStyle(pieces).size,
  };
}
