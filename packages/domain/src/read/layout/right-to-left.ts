import type { Fragment, Piece } from "../line/line.ts";

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/gu;
const LETTERS = /\p{L}/gu;
const LEFT_TO_RIGHT =
  /(?![\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}])\p{L}/u;

/** A text of which so many letters are read from the right is itself read from the right, whatever else it quotes. */
const RIGHT_SHARE = 0.4;

/** True for a text that is read from the right: in Arabic, Hebrew and related scripts. */
export function isRightToLeft(texts: readonly { readonly text: string }[]): boolean {
  let [right, all] = [0, 0];
  for (const { text } of texts) {
    right += text.match(RIGHT_TO_LEFT)?.length ?? 0;
    all += text.match(LETTERS)?.length ?? 0;
  }
  return right > 0 && right >= all * RIGHT_SHARE;
}

/**
 * Things of one line in the order they are read, given from left to right. In a line that is read from the right the
 * rightmost comes first; words of other scripts that are together in it keep their own order.
 *
 * Source: the Unicode bidirectional algorithm (UAX #9), rules L2 and N1, as far as lines of a page need them.
 */
export function inReadingOrder<Part extends { readonly text: string }>(
  parts: readonly Part[],
): readonly Part[] {
  if (!isRightToLeft(parts)) return parts;
  const ordered: Part[] = [];
  let quoted: Part[] = [];
  for (const part of parts.toReversed()) {
    const isQuoted = LEFT_TO_RIGHT.test(part.text) && !hasRight(part.text);
    // Numbers and signs between two quoted words belong to them.
    const isBetween = quoted.length > 0 && !hasRight(part.text) && !/\p{L}/u.test(part.text);
    if (isQuoted || isBetween) quoted.push(part);
    else {
      ordered.push(...inOwnOrder(quoted), part);
      quoted = [];
    }
  }
  return [...ordered, ...inOwnOrder(quoted)];
}

function hasRight(text: string): boolean {
  return text.search(RIGHT_TO_LEFT) >= 0;
}

/** Quoted words from left to right; the numbers and signs at their left end belong to the line around them. */
function inOwnOrder<Part extends { readonly text: string }>(quoted: readonly Part[]): Part[] {
  const last = quoted.findLastIndex(({ text }) => LEFT_TO_RIGHT.test(text));
  return [...quoted.slice(0, last + 1).toReversed(), ...quoted.slice(last + 1)];
}

/** The fragments of a row in reading order, and the pieces of each in its own. */
export function rowInReadingOrder(row: readonly Fragment[]): readonly Fragment[] {
  const ordered = inReadingOrder(row);
  return ordered.map((fragment) => {
    const pieces = inReadingOrder<Piece>(fragment.pieces);
    return pieces === fragment.pieces ? fragment : { ...fragment, pieces };
  });
}
