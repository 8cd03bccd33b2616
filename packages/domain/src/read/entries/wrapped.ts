import { isUrlAlone } from "../patterns/urls.ts";
import { headerDates } from "../patterns/header-dates.ts";
import type { Cell, NumberedLine, Span } from "../line/line.ts";
import { companyScore } from "../../lexicon/company-words.ts";
import { degreeScore } from "../../lexicon/degrees.ts";
import { institutionScore } from "../../lexicon/institutions.ts";
import { titleScore } from "../../lexicon/job-titles.ts";
import { isLocation } from "../../lexicon/places.ts";
import { isCapitals } from "../../lexicon/words.ts";
import { bulletEnd } from "../patterns/bullets.ts";

/**
 * The cell of a header line that was too long for its column, where the line below continues it; null where that
 * line begins something else. A date or a place at the right of the cell stays on the line above.
 */
export function continuedCell(before: NumberedLine, line: NumberedLine): Cell | null {
  const first = line.spans[0];
  const near = line.gap !== null && line.gap > 0 && line.gap < line.size * 1.75;
  if (!first || !near || !/\p{L}/u.test(line.text)) return null;
  // What begins with its dates begins there.
  if (headerDates(line)[0]?.from === 0) return null;
  const at = before.cells.findIndex((cell) => Math.abs(startOf(before, cell) - line.x) < 3);
  const cell = before.cells[at];
  const text = cell ? before.text.slice(cell.from, cell.to) : "";
  const last = cell && lastSpan(before, cell);
  if (!cell || !last) return null;
  const isAlike =
    last.bold === first.bold &&
    last.italic === first.italic &&
    Math.abs(last.size - first.size) < 0.3 &&
    isCapitals(text) === isCapitals(line.text);
  // A date in a cell of its own does not end the text beside it; one at the end of the text does.
  const isDated = headerDates(before).some((date) => date.from >= cell.from && date.to <= cell.to);
  if (!isAlike || isDated) return null;
  const edge = before.cells[at + 1]?.x;
  const room = edge === undefined ? before.edge - 1 : edge - line.size * 0.6;
  return isUnfinished(text, line, cell.right + widthOfWord(line, first) > room) ? cell : null;
}

/** Where a cell's text begins on the page, after a bullet. */
export function startOf(line: NumberedLine, cell: Cell): number {
  const mark = bulletEnd(line.text.slice(cell.from, cell.to));
  return mark === 0
    ? cell.x
    : (line.spans.find((span) => span.from >= cell.from + mark)?.x ?? cell.x);
}

function lastSpan(line: NumberedLine, cell: Cell): Span | undefined {
  return line.spans.findLast((span) => span.from < cell.to && span.to > cell.from);
}

/** How much room the first word of a line takes, with the blank before it. */
function widthOfWord(line: NumberedLine, span: Span): number {
  const word = /^\S+/u.exec(line.text)?.[0] ?? "";
  return ((span.right - span.x) / Math.max(1, span.to - span.from)) * (word.length + 1);
}

/** Words that no text ends with, and words that none begins with. */
const OPEN_END = /(?:[,&–—/-]|\b(?:of|and|in|for|the|with|at|to|de|und|für|et|y|e))$/iu;
const OPEN_START = /^(?:(?:of|and|in|for|the|de|und|für|et|y)\b|[&(]|\p{Ll})/u;

/** "Client : …": a line with a label of its own has no continuation. */
const LABELLED = /^\p{Lu}[\p{L} ]{1,24}[:：]\s/u;

function isUnfinished(text: string, line: NumberedLine, isFull: boolean): boolean {
  if (/[–—|·]$/u.test(text) || LABELLED.test(line.text) || isUrlAlone(line.text)) return false;
  const [above, below] = [text.slice(HELD_AT.exec(text)?.[0].length ?? 0), line.text].map(kindOf);
  const isOther =
    above !== undefined && below !== undefined && above >= 0 && below >= 0 && above !== below;
  // What a comma separates from a name stays separate where it is a place or another name.
  if (text.endsWith(",")) return isFull && !isOther && !isLocation(line.text);
  if (OPEN_END.test(text) || OPEN_START.test(line.text)) return true;
  if (/[:;.)]$|\d$/u.test(text) || !isFull) return false;
  // "University" alone is no name: it ends the one above.
  const [rest] = line.text.trim().split(/\s+[·|•]\s/u);
  if (rest?.split(/\s+/u).length === 1) return true;
  // Two names below each other are two names, however narrow the column.
  return !isOther;
}

/** "Engineer at ": what a line says before the name that may continue below. */
const HELD_AT = /^.*\s(?:at|chez|bei)\s+(?=\p{Lu})/u;

/** Which kind of name a text looks like; -1 for none. */
function kindOf(text: string): number {
  return [titleScore, companyScore, degreeScore, institutionScore].findIndex(
    (score) => score(text) >= 1.2,
  );
}
