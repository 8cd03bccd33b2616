import type { NumberedLine } from "../line/line.ts";
import { type DateMatch, findDates } from "./dates.ts";
import { regex } from "../../text/regex.ts";

/** More words than this beside a date make it a sentence. */
const MOST_WORDS_WITH_DATE = 14;

/** Nothing, or words that only introduce a date: "Graduated May 2011". */
const BEFORE_DATE = regex("iu")`
  ^[\s([|,•*-]*(?:(?:grad(?:uated|uating|uation)?\.?|expected(?: graduation)?|exp\.|class of|
  batch(?: of)?|passed(?: out)?(?: in)?|passing year|year of passing|completed(?: in)?|issued|
  awarded|period|duration|from|abschluss)\s*[:：]?\s*)?$
`;

/** The dates of a line that are at the edge of a cell, with few words beside them. */
export function headerDates(line: NumberedLine): DateMatch[] {
  const dates = findDates(line.text);
  if (dates.length === 0) return [];
  const words =
    line.text.split(/\s+/u).length -
    dates.reduce((sum, date) => sum + line.text.slice(date.from, date.to).split(/\s+/u).length, 0);
  return dates.filter((date) => {
    const cell = line.cells.find((part) => part.from <= date.from && part.to >= date.to);
    // A date alone in its cell is beside a text, not in it.
    const isApart = cell !== undefined && date.to - date.from >= (cell.to - cell.from) * 0.8;
    if (words > MOST_WORDS_WITH_DATE && !(isApart && line.cells.length > 1)) return false;
    const before = line.text.slice(cell?.from ?? 0, date.from);
    const after = line.text.slice(date.to, cell?.to ?? line.text.length);
    const atEdge =
      BEFORE_DATE.test(before) ||
      /^[\s)\].,;|]*$/u.test(after) ||
      /^\s*\(.{0,40}\)\s*$/u.test(after);
    const inBrackets = /[([|]\s*$/u.test(before) && /^\s*[)\]|]/u.test(after);
    const listed = /[|•·,–—]\s*$/u.test(before) && /^\s*[|•·,–—]/u.test(after);
    if (!(atEdge || inBrackets || listed || date.isRange)) return false;
    return (
      date.isRange ||
      !/[a-z]{2}.*\b(?:in|by|since|from|during|of|until|and|to|on|around|before|after|till)\s$/u.test(
        before,
      )
    );
  });
}
