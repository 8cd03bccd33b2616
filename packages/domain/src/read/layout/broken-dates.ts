import { findGrade } from "../patterns/grade.ts";
import { findDates } from "../patterns/dates.ts";
import { monthOf } from "../../lexicon/months.ts";
import { PRESENT } from "../../lexicon/present.ts";
import { plain } from "../../lexicon/words.ts";
import type { Fragment } from "../line/line.ts";

/** A row whose date may continue below, with how far down it goes already. */
interface Open {
  readonly row: Fragment[];
  bottom: number;
}

/** A timeline's second year is no more rows than this below its first: text beside it has rows of its own. */
const FARTHEST_ROW = 4;

/** What is alone between the two years of a timeline. */
const DASH = /^[-–—]$/u;

/** What the second half of a range may begin with: "to Feb 2024". */
const TO = /^(?:(?:to|till|until|bis|jusqu[’']à|à|al|até|hasta)\s+|[-–—]\s*(?=\S))/iu;

/**
 * Rows with dates that a narrow column breaks over two rows ("March 2020 –" over "today"), or a timeline over three
 * ("2019", "–", "2021"), put back on the first. Only where what is right below says nothing but a date.
 */
export function joinBrokenDates(rows: readonly (readonly Fragment[])[]): Fragment[][] {
  const joined: Open[] = [];
  for (const row of rows) {
    const rest: Fragment[] = [];
    for (const [i, fragment] of row.entries()) {
      const first = i === 0 ? stackedOn(joined.at(-1), row) : null;
      if (first) {
        joined.at(-1)?.row.splice(0, 1, first);
        continue;
      }
      const open: { above: Open; half: Half } | null =
        (row.length === 1 ? openBracket(joined.at(-1), fragment) : null) ??
        (DASH.test(fragment.text) || isLastHalf(fragment.text)
          ? openAbove(joined.slice(-FARTHEST_ROW), fragment, row.length === 1)
          : null);
      if (open) {
        const { above, half } = open;
        above.row.splice(half.from, half.parts.length, appended(half.parts, fragment));
        above.bottom = fragment.baseline;
      } else rest.push(fragment);
    }
    if (rest.length > 0) joined.push({ row: rest, bottom: rest[0]?.baseline ?? 0 });
  }
  return joined.map((open) => open.row);
}

function openAbove(
  rows: readonly Open[],
  below: Fragment,
  isAlone: boolean,
): { above: Open; half: Half } | null {
  for (const above of rows.toReversed()) {
    const half =
      isAlone && above.row.length === 1 && !DASH.test(below.text) && !TO.test(below.text)
        ? openEnd(above, below)
        : (firstHalf(above, below) ?? openEnd(above, below));
    if (half) return { above, half };
  }
  return null;
}

/**
 * The date at the beginning of a row with the date below it, as a margin has them where no dash is between: the
 * row above says what is dated, the row below only continues. Null for a list of dated lines.
 */
function stackedOn(above: Open | undefined, row: readonly Fragment[]): Fragment | null {
  const [first, beside] = above?.row ?? [];
  const [below, next] = row;
  if (!above || !first || !beside || !below) return null;
  const isStack =
    Math.abs(first.x - below.x) < 2 &&
    below.baseline - first.baseline < first.size * 2 &&
    below.right < beside.x &&
    (next === undefined || MARK.test(next.text) || isGrade(next.text)) &&
    isOneDate(first.text) &&
    (isOneDate(below.text) || PRESENT.has(plain(below.text)));
  if (!isStack) return null;
  const [start, end] = yearOf(first.text) > yearOf(below.text) ? [below, first] : [first, below];
  const last = start.pieces.at(-1);
  if (!last) return null;
  const dash = {
    ...last,
    text: "–",
    x: start.right + start.size * 0.3,
    right: start.right + start.size * 0.8,
    afterBlank: true,
  };
  const begun = { ...start, pieces: [...start.pieces, dash], text: `${start.text} –` };
  const whole = appended([begun], end);
  return { ...whole, x: first.x, right: first.right, baseline: first.baseline };
}

/** A mark of a list, alone or before its text. */
const MARK = /^[•‣◦▪▫●○■□◆▶▸➢›–-](?:\s|$)/u;

function isGrade(text: string): boolean {
  const grade = findGrade(text);
  return grade !== null && (grade.to - grade.from) / text.trim().length > 0.8;
}

function yearOf(text: string): number {
  return findDates(text)[0]?.end?.date.year ?? Infinity;
}

/**
 * A bracket left open at the end of a row that holds a period once its end below is put back: "(01/2020 to till" over
 * "date)".
 */
function openBracket(above: Open | undefined, below: Fragment): { above: Open; half: Half } | null {
  const from = above?.row.findLastIndex(({ text }) => /\([^()]*$/u.test(text)) ?? -1;
  const parts = above?.row.slice(from) ?? [];
  if (!above || from < 0 || !/^[^()]+\)$/u.test(below.text)) return null;
  const told = parts.map(({ text }) => text).join(" ");
  const inside = `${told.slice(told.lastIndexOf("(") + 1)} ${below.text.slice(0, -1)}`;
  const [date] = findDates(inside);
  const isPeriod = date?.isRange === true && date.from === 0 && date.to === inside.length;
  return isPeriod && below.baseline - above.bottom < below.size * 2
    ? { above, half: { from, parts } }
    : null;
}

/** A text that ends where the column does, after a date and a dash; null for another. */
function openEnd({ row, bottom }: Open, below: Fragment): Half | null {
  const last = row.at(-1);
  if (last && endsInMonth(last.text) && /^(?:19|20)\d{2}$/u.test(below.text)) {
    const isFlush = Math.abs((row[0]?.x ?? 0) - below.x) < 1;
    return isFlush && below.baseline - bottom < last.size * 1.8
      ? { from: row.length - 1, parts: [last] }
      : null;
  }
  const end = last && /\s*[-–—]\s*(\p{L}+\.?)?\s*$/u.exec(last.text);
  if (!last || !end || (end[1] !== undefined && monthOf(end[1].replace(".", "")) === null))
    return null;
  const date = findDates(last.text.slice(0, end.index)).at(-1);
  const isAligned =
    Math.abs(last.x - below.x) < last.size * 0.5 || Math.abs(last.right - below.right) < 3;
  return date?.to === end.index && isAligned && below.baseline - bottom < last.size * 2
    ? { from: row.length - 1, parts: [last] }
    : null;
}

/** True for words with a month behind them whose year is missing: "Kaveri Mills, Mar". */
function endsInMonth(text: string): boolean {
  const month = /\p{L}{2}[,(–—-]?\s+(\p{L}{3,})\.?$/u.exec(text)?.[1];
  return month !== undefined && /^\p{Lu}/u.test(month) && monthOf(month) !== null;
}

/** Adjacent pieces in a row that say a date and the beginning of another. */
interface Half {
  readonly from: number;
  readonly parts: readonly Fragment[];
}

/** A justified margin sets a date's words apart: more of them than this are a text. */
const MOST_PARTS = 5;

/** The longest first half of a date in a row, right above its second; null for none. */
function firstHalf({ row, bottom }: Open, below: Fragment): Half | null {
  const goesOn = DASH.test(below.text) || TO.test(below.text) ? isOneDate : isOpenRange;
  for (let length = Math.min(MOST_PARTS, row.length); length >= 1; length--) {
    for (let from = 0; from + length <= row.length; from++) {
      const parts = row.slice(from, from + length);
      if (isAbove(parts, below, bottom) && goesOn(parts.map((part) => part.text).join(" ")))
        return { from, parts };
    }
  }
  return null;
}

function isAbove(parts: readonly Fragment[], below: Fragment, bottom: number): boolean {
  const [first, last] = [parts[0], parts.at(-1)];
  return (
    first !== undefined &&
    last !== undefined &&
    first.x < below.right &&
    last.right > below.x &&
    below.baseline - Math.max(first.baseline, bottom) < first.size * 2
  );
}

/** "2019", "Mar 2019": a date and nothing else. */
function isOneDate(text: string): boolean {
  const [date, other] = findDates(text);
  return (
    date !== undefined && !other && !date.isRange && date.to - date.from === text.trim().length
  );
}

/** "March 2020 –", "March 2020 – May", "March": a date and the beginning of another, or a month alone. */
function isOpenRange(text: string): boolean {
  if (monthOf(text.trim().replace(/\.$/u, "")) !== null) return true;
  const [date] = findDates(text);
  if (date === undefined || date.from > 2) return false;
  const end = /(?:[-–—]|\bto|\btill|\bbis)\s*(\p{L}+\.?)?\s*$/iu.exec(text);
  return end !== null && (end[1] === undefined || monthOf(end[1].replace(".", "")) !== null);
}

/** A text of more letters says more than a date. */
const LONGEST_DATE = 40;

function isLastHalf(whole: string): boolean {
  const text = whole.replace(TO, "");
  if (text.length > LONGEST_DATE) return false;
  const [date] = findDates(text);
  return (
    PRESENT.has(plain(text)) ||
    (date !== undefined && (date.to - date.from) / text.trim().length > 0.8)
  );
}

function appended(parts: readonly Fragment[], below: Fragment): Fragment {
  const [first, last] = [parts[0] ?? below, parts.at(-1) ?? below];
  // The pieces put here before may reach further than the text of the column does.
  const end = Math.max(last.right, ...last.pieces.map((piece) => piece.right));
  const shift = end + last.size * 0.3 - below.x;
  const pieces = below.pieces.map((piece) => ({
    ...piece,
    x: piece.x + shift,
    right: piece.right + shift,
    baseline: first.baseline,
    afterBlank: true,
  }));
  return {
    ...first,
    right: last.right,
    pieces: [...parts.flatMap((part) => part.pieces), ...pieces],
    text: [...parts, below].map((part) => part.text).join(" "),
  };
}
