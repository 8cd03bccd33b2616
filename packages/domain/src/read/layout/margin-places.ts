import { findDates } from "../patterns/dates.ts";
import { isLocation } from "../../lexicon/places.ts";
import type { Fragment } from "../line/line.ts";
import { isMarginText } from "./margin-text.ts";

/** A mark of a list, alone or before its text. */
const MARK = /^[•‣◦▪▫●○■□◆▶▸➢›–-](?:\s|$)/u;

/** A bullet is set in no further than this from the text above it. Points. */
const MARK_DROP = 30;

/** A place is no more rows than this below its dates. */
const DATE_ABOVE = 3;

/** What is so many sizes of the letters behind a text is no part of it. */
const FAR = 3;

/** Right edges this close are one. Points. */
const FLUSH = 1.5;

/**
 * Rows where what is in the margin below its label, a place under dates or dates under a company, is beside the
 * first bullet of what they label: separated, so that it belongs to what is above and the bullet to what is below.
 */
export function partMarginPlaces(rows: readonly Fragment[][]): Fragment[][] {
  const parted: Fragment[][] = [];
  let rest: Fragment[] | null = null;
  for (const [i, row] of rows.entries()) {
    const label = labelOf(row, rows, i);
    if (!label) {
      parted.push(row);
      rest = null;
      continue;
    }
    // A second label, a place below its dates, goes before the bullet that is beside the first.
    if (rest) parted.splice(-1, 1, [label], rest);
    else parted.push([label]);
    rest = row.filter((part) => part !== label);
    parted.push(rest);
  }
  return parted;
}

/** What is in a margin beside a bullet and belongs to what is above; null for none. */
function labelOf(
  row: readonly Fragment[],
  rows: readonly Fragment[][],
  i: number,
): Fragment | null {
  const [label, mark] = row;
  const above = rows[i - 1];
  const right = placeAtRight(row, rows.slice(Math.max(0, i - DATE_ABOVE), i));
  if (right) return right;
  if (!label || !mark || !above || !MARK.test(mark.text) || !isUnder(label, above)) return null;
  const [over] = above;
  const isPlace = isLocation(label.text) && findDates(over?.text ?? "").length > 0;
  return isPlace || areDatesOf(label, mark, above) ? label : null;
}

/** A place at the right that is beside a bullet, flush with the dates of the entry above it; null for none. */
function placeAtRight(row: readonly Fragment[], above: readonly Fragment[][]): Fragment | null {
  const [place, text] = [row.at(-1), row.at(-2)];
  if (!place || !text || !MARK.test(row[0]?.text ?? "")) return null;
  if (place.x - text.right < FAR * place.size || !isLocation(place.text)) return null;
  const dated = above.findLast(
    (other) => other.length > 1 && isMarginText(other.at(-1)?.text ?? ""),
  );
  const date = dated?.at(-1);
  const isFlush =
    date !== undefined &&
    Math.abs(date.right - place.right) < FLUSH &&
    findDates(date.text).length > 0 &&
    !above.slice(above.indexOf(dated ?? [])).some(([first]) => MARK.test(first?.text ?? ""));
  return isFlush ? place : null;
}

/** True for a text right below the first of a row. */
function isUnder(label: Fragment, [over]: readonly Fragment[]): boolean {
  return (
    over !== undefined &&
    label.x < over.right &&
    label.right > over.x &&
    label.baseline - over.baseline < over.size * 2
  );
}

/** True for dates below what they date, where another text and no bullet is beside that. */
function areDatesOf(
  dates: Fragment,
  mark: Fragment,
  [over, ...beside]: readonly Fragment[],
): boolean {
  return (
    over !== undefined &&
    over.right < mark.x &&
    beside.some(({ x }) => x >= mark.x - MARK_DROP) &&
    !beside.some((part) => MARK.test(part.text) && Math.abs(part.x - mark.x) < 2) &&
    findDates(over.text).length === 0 &&
    findDates(dates.text).length > 0 &&
    isMarginText(dates.text)
  );
}
