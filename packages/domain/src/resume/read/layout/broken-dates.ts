import { findDates } from "../fields/dates.ts";
import { monthOf } from "../lexicon/months.ts";
import { PRESENT } from "../lexicon/present.ts";
import { plain } from "../lexicon/words.ts";
import type { Fragment } from "./line.ts";

/**
 * Rows with dates that a narrow margin breaks over two rows ("March 2020 –" over "today") put back on the first.
 * Only where the second half stands right below the first and says nothing but a date.
 */
export function joinBrokenDates(rows: readonly (readonly Fragment[])[]): Fragment[][] {
  const joined: Fragment[][] = [];
  let before: Fragment[] | null = null;
  for (const row of rows) {
    const rest: Fragment[] = [];
    for (const fragment of row) {
      const at: number =
        before && (row.length > 1 || before.length > 1)
          ? before.findIndex((above) => isFirstHalf(above, fragment))
          : -1;
      const above = before?.[at];
      if (before && above && isLastHalf(fragment.text)) before[at] = appended(above, fragment);
      else rest.push(fragment);
    }
    if (rest.length === 0) continue;
    before = rest;
    joined.push(rest);
  }
  return joined;
}

function isFirstHalf(above: Fragment, below: Fragment): boolean {
  const overlaps = above.x < below.right && above.right > below.x;
  return overlaps && isOpenRange(above.text) && below.baseline - above.baseline < above.size * 2;
}

/** "March 2020 –", "March 2020 – May", "March": a date and the beginning of another, or a month alone. */
function isOpenRange(text: string): boolean {
  if (monthOf(text.trim().replace(/\.$/u, "")) !== null) return true;
  const [date] = findDates(text);
  if (date === undefined || date.from > 2) return false;
  const end = /(?:[-–—]|\bto|\btill|\bbis)\s*(\p{L}+\.?)?\s*$/iu.exec(text);
  return end !== null && (end[1] === undefined || monthOf(end[1].replace(".", "")) !== null);
}

function isLastHalf(text: string): boolean {
  const [date] = findDates(text);
  return (
    PRESENT.has(plain(text)) ||
    (date !== undefined && (date.to - date.from) / text.trim().length > 0.8)
  );
}

function appended(above: Fragment, below: Fragment): Fragment {
  const shift = above.right + above.size * 0.3 - below.x;
  const pieces = below.pieces.map((piece) => ({
    ...piece,
    x: piece.x + shift,
    right: piece.right + shift,
    baseline: above.baseline,
    afterBlank: true,
  }));
  return { ...above, pieces: [...above.pieces, ...pieces], text: `${above.text} ${below.text}` };
}
