import { least, most } from "../line/extremes.ts";
import { bulletEnd } from "../patterns/bullets.ts";
import { splitEntries, type Entry } from "../entries/split-entries.ts";
import { isWrapped, type NumberedLine } from "../line/line.ts";
import { headerDates } from "../patterns/header-dates.ts";

/** Lines that say one item: the first, and those that only continue its words. */
export interface ItemText {
  readonly lines: readonly NumberedLine[];
}

/** A mark that numbers an item: "[1]", "1.", "(2)". */
const NUMBERED = /^\s*(?:\[\d{1,3}\]|\(?\d{1,3}[.)](?=\s))\s*/u;

/** Where an item's text begins, after its bullet or number. */
export function markEnd(text: string): number {
  const end = Math.max(bulletEnd(text), NUMBERED.exec(text)?.[0].length ?? 0);
  return end < text.length ? end : 0;
}

/**
 * A list as its items: marked with bullets or numbers an item a mark, in one look throughout an item a line, else
 * headed by dates or by lines that stand out.
 */
export function splitItems(lines: readonly NumberedLine[]): (ItemText | Entry)[] {
  const numbered = lines.filter((line) => NUMBERED.test(line.text)).length;
  const bullets = lines.filter((line) => bulletEnd(line.text) > 0).length;
  const opens = lines[0] !== undefined && bulletEnd(lines[0].text) > 0;
  if (numbered > 1 || (numbered === 1 && lines[0] && NUMBERED.test(lines[0].text)))
    return markedItems(lines, (line) => NUMBERED.test(line.text));
  if (opens || bullets >= Math.max(1, lines.length * 0.5))
    return markedItems(lines, (line) => bulletEnd(line.text) > 0);
  const texts = lineItems(lines);
  const isDated = lines.some((line) => headerDates(line).length > 0);
  const isStyled = lines.some((line) => line.bold) || !isUniform(lines);
  const areEntries = isStyled || (isDated && (alternates(lines) || areHeaded(lines)));
  return areEntries ? splitEntries(lines) : texts;
}

/** A gap this much wider than those within an item separates two. */
const WIDER_GAP = 1.35;

/**
 * True for a list in which some lines head the others: what has no date is a sentence about the line above, a wider gap
 * is before each item, or the day is alone below a title and who gave it.
 */
function areHeaded(lines: readonly NumberedLine[]): boolean {
  const dated = lines.filter((line) => headerDates(line).length > 0);
  const undated = lines.filter((line) => !dated.includes(line));
  const areTold =
    undated.length > 0 &&
    lines[0] === dated[0] &&
    undated.every(isSentence) &&
    !dated.some(isSentence);
  const alone = lines.findIndex(isDateAlone);
  const isAlone = alone >= 2 && dated.every(isDateAlone);
  return areTold || isAlone || blocksOf(lines).length > 1;
}

/** True for several words with a full stop behind them. */
function isSentence({ text }: NumberedLine): boolean {
  return /\p{L}\s.*[.!]\s*$/u.test(text);
}

/** The lines split at their wider gaps, where each part has a date and something that it dates; else as one. */
function blocksOf(lines: readonly NumberedLine[]): NumberedLine[][] {
  const gaps = lines.slice(1).flatMap(({ gap }) => (gap === null || gap <= 0 ? [] : [gap]));
  const widest = most(gaps);
  const inner = Math.max(0, ...gaps.filter((gap) => gap * WIDER_GAP < widest));
  const blocks: NumberedLine[][] = [];
  for (const line of lines) {
    const isApart = line.gap === null || line.gap > inner * WIDER_GAP;
    if (blocks.length === 0 || (isApart && inner > 0)) blocks.push([line]);
    else blocks.at(-1)?.push(line);
  }
  const areWhole = blocks.every(
    (block) =>
      block.length >= 2 && block.filter((line) => headerDates(line).length > 0).length === 1,
  );
  return areWhole ? blocks : [[...lines]];
}

/** An item a mark; what follows continues it where it is set in or had to be broken. */
function markedItems(
  lines: readonly NumberedLine[],
  isMarked: (line: NumberedLine) => boolean,
): ItemText[] {
  const items: NumberedLine[][] = [];
  const hasMarks = lines.some(isMarked);
  for (const line of lines) {
    const item = items.at(-1);
    const [first, before] = [item?.[0], item?.at(-1)];
    if (!hasMarks || isMarked(line) || !first || !before) {
      items.push([line]);
      continue;
    }
    const isSetIn = line.x > first.x + 2 && line.page === first.page;
    const isNear = line.page !== before.page || (line.gap !== null && line.gap < line.size * 1.9);
    const isAlike = line.bold === before.bold || !line.bold;
    const goesOn = isMarked(first) && isAlike && (isSetIn || (isNear && isWrapped(before, line)));
    if (goesOn || line.page !== before.page) item?.push(line);
    else items.push([line]);
  }
  // What is between numbered items without a number counts or separates them, and is no item.
  const isNumberedList = items.filter(([first]) => first && NUMBERED.test(first.text)).length > 1;
  return items
    .filter(([first]) => !isNumberedList || (first !== undefined && NUMBERED.test(first.text)))
    .map((item) => ({ lines: item }));
}

/** A gap this much wider than the narrowest of a list separates two items that each could be continued by the other. */
const PARTING_GAP = 1.2;

/** An item a line, with what a narrow column breaks off it. A date alone belongs to the line above. */
function lineItems(lines: readonly NumberedLine[]): ItemText[] {
  const items: NumberedLine[][] = [];
  const gaps = lines.slice(1).flatMap(({ gap }) => (gap !== null && gap > 0 ? [gap] : []));
  const narrowest = least(gaps);
  for (const line of lines) {
    const item = items.at(-1);
    const before = item?.at(-1);
    const isNear = line.gap !== null && line.gap > 0 && line.gap < line.size * 1.9;
    const goesOn =
      before !== undefined &&
      isNear &&
      (/^(?:\p{Ll}|In:\s)/u.test(line.text) ||
        isDateAlone(line) ||
        (isWrapped(before, line) &&
          (line.gap ?? 0) < narrowest * PARTING_GAP &&
          headerDates(before).length === 0 &&
          Math.abs(line.x - before.x) < 3 &&
          line.cells.length === 1 &&
          before.cells.length === 1 &&
          endsOpen(before, line)));
    if (item && goesOn) item.push(line);
    else items.push([line]);
  }
  return items.map((item) => ({ lines: item }));
}

/** A line almost as wide as the one above is an item like it: its end could be anywhere. */
const AS_WIDE = 0.93;

/** What ends no item: "under the", "and". */
const OPEN_END =
  /[,&–—-]$|\s(?:and|or|of|in|for|the|a|an|to|with|by|on|at|from|under|de|da|du|des|der|die|und|y|e|et)$/iu;

/** True where the line below a full one is too short, or says too little, to be an item: it ends the one above. */
function endsOpen(before: NumberedLine, line: NumberedLine): boolean {
  const isShort = line.right - line.x < (before.right - before.x) * AS_WIDE;
  return (
    (line.right < before.right && (isShort || OPEN_END.test(before.text))) ||
    line.text.split(/\s+/u).length <= 2
  );
}

function isDateAlone(line: NumberedLine): boolean {
  const [date] = headerDates(line);
  return date !== undefined && date.to - date.from >= line.text.trim().length - 2;
}

/** True for lines that all look alike: none stands out by weight, slant or size. */
function isUniform(lines: readonly NumberedLine[]): boolean {
  const [first] = lines;
  return lines.every(
    ({ spans }) =>
      first !== undefined &&
      spans.every(
        (span) =>
          span.bold === first.bold &&
          span.italic === first.italic &&
          Math.abs(span.size - first.size) < first.size * 0.12,
      ),
  );
}

/**
 * True for a list in which each item has one line without and one with a date, the second for who gave it: not where
 * every second line only continues the one above.
 */
function alternates(lines: readonly NumberedLine[]): boolean {
  const isInTurn = lines.every((line, i) => headerDates(line).length > 0 === (i % 2 === 1));
  const goOn = lines.filter((line, i) => {
    const before = lines[i - 1];
    return i % 2 === 1 && before !== undefined && isWrapped(before, line);
  });
  return lines.length % 2 === 0 && isInTurn && goOn.length < lines.length / 2;
}

/** How a citation begins in the form that reference managers set: "Rao, A. B.". Source: the APA style, section 9.8. */
const AUTHOR = /^\p{Lu}[\p{L}\p{M}'’-]+(?:\s\p{Lu}[\p{L}\p{M}'’-]+)?,\s(?:\p{Lu}\.[\s-]?)+/u;

/**
 * Works cited over several lines, each from its author on: "Rao, A. B. (2019). “Slow looms”. In:" over "Weaving Today
 * 12.3." Null where the lines have marks, or do not begin with an author.
 */
export function citationsOf(lines: readonly NumberedLine[]): ItemText[] | null {
  const [first] = lines;
  if (!first || !AUTHOR.test(first.text) || lines.some(({ text }) => markEnd(text) > 0))
    return null;
  const works: NumberedLine[][] = [];
  for (const line of lines) {
    const before = works.at(-1)?.at(-1);
    // An author who is one of several is in the middle of a sentence.
    const begins = AUTHOR.test(line.text) && /[.\d)/\p{Ll}”]$/u.test(before?.text ?? ".");
    if (begins) works.push([line]);
    else works.at(-1)?.push(line);
  }
  return works.every((work) => work.length > 1) ? works.map((work) => ({ lines: work })) : null;
}
