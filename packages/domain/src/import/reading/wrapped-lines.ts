import { bulletEnd } from "../../draft/text/marks.ts";
import type { ReadLine } from "../../resume/reading.ts";

/** A column of fewer letters says nothing about where its lines were full. */
const NARROWEST = 30;

/** Baselines of one paragraph are at most so many times the height of a line apart. */
const FARTHEST = 1.7;

/** A paragraph's lines begin within so many letters of each other; further in, below a mark or a word before it. */
const INDENT = 1;

/** What goes on with a next line: a comma, a sign, a broken word, or a short word in small letters ("of", "und"). */
const GOES_ON = /(?:[,&/–(]|\p{L}-|(?:^|\s)\p{Ll}{1,3})$/u;
const ENDS = /[.!?:।]["”’)]?$/u;
const IS_WITHIN = /^[\p{Ll}(&]/u;
const YEAR = /^(?:19|20)\d\d\b/u;

/**
 * The lines of a text put together into its paragraphs and points: a line goes on with the next where that one's first
 * word had no more room, as every program breaks lines that fills them. A line that was ended on purpose stays.
 *
 * @param lines  those of one text, in their order
 * @param all    those of the file, for the width of columns
 */
export function paragraphsOf(lines: readonly ReadLine[], all: readonly ReadLine[]): ReadLine[][] {
  const paragraphs: ReadLine[][] = [];
  for (const line of lines) {
    const paragraph = paragraphs.at(-1);
    if (paragraph && goesOn(paragraph, line, all)) paragraph.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
}

/** @param paragraph  what the line may go on with; not empty */
function goesOn(paragraph: readonly ReadLine[], line: ReadLine, all: readonly ReadLine[]): boolean {
  const [first] = paragraph;
  const above = paragraph.at(-1);
  if (!first || !above || above.page !== line.page || above.column !== line.column) return false;
  const [end, begin] = [above.text.trimEnd(), line.text.trimStart()];
  if (bulletEnd(line.text) > 0 || YEAR.test(begin) || above.bold !== line.bold) return false;
  if (Math.abs(above.size - line.size) > 0.5) return false;
  if (line.y - above.y > FARTHEST * Math.max(above.height, line.height)) return false;
  const letter = line.width / Math.max(1, line.text.length);
  if (line.x < first.x - INDENT * letter) return false;
  const edge = edgeBeside(line, all);
  if (edge - first.x < NARROWEST * letter) return false;
  const room = edge - (above.x + above.width);
  const word = /^\S+/u.exec(begin)?.[0].length ?? 0;
  const isFull = room < letter * (word + 1);
  if (ENDS.test(end)) return isFull && isProse(paragraph);
  // Where nothing on the page is as wide as its text may be, full lines end a little before their edge.
  if (GOES_ON.test(end) || IS_WITHIN.test(begin)) return isFull || room < (edge - first.x) / 4;
  return isFull && isProse(paragraph);
}

/** Where the widest line ends that stands in the same column. */
function edgeBeside(line: ReadLine, all: readonly ReadLine[]): number {
  return all
    .filter(({ page, column, hidden }) => page === line.page && column === line.column && !hidden)
    .reduce((most, { x, width }) => Math.max(most, x + width), 0);
}

/** Whether lines are those of sentences, rather than one fact each: they went on before, or a sentence ends within. */
function isProse(paragraph: readonly ReadLine[]): boolean {
  return paragraph.length > 1 || paragraph.some(({ text }) => /\p{Ll}[.!?।]\s+\p{Lu}/u.test(text));
}
