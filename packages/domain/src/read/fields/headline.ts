import { CONTACT_LABELS } from "../../lexicon/vocabulary/labels.ts";
import type { Found } from "../../resume/reading.ts";
import type { NumberedLine } from "../line/line.ts";
import { degreeScore } from "../../lexicon/degrees.ts";
import { titleScore } from "../../lexicon/job-titles.ts";
import { isLocation } from "../../lexicon/places.ts";
import { alternatives, isCapitals, plain } from "../../lexicon/words.ts";
import { found, type Stretch, textOf, trimmed } from "../line/found.ts";
import { findPhones } from "../patterns/phone.ts";
import { regex } from "../../text/regex.ts";

/** What labels the lines of an address. */
const LABEL_WORD = regex("iu")`
  ^(?:(?:\p{L}+ )?address(?:es)?|e-?mail|phone|telephone|tel\.?|mobile|contact|website|linkedin|
  github|date of birth|nationality|(?:proposed |current |desired )?(?:position|profession|
  occupation|designation|employment)|post applied for|(?:\p{L}+['’]?s? )?name|${alternatives(CONTACT_LABELS)})\s*:?$
`;

/** "MBA candidate, class of 2027". */
const CLASS_OF = /[,\s](?:class|batch) of (?:19|20)\d{2}$/iu;

/** The line under the name that says what the person is: "Senior Data Analyst". Null when there is none. */
export function findHeadline(head: readonly NumberedLine[], name: Found | null): Found | null {
  const place = name?.places.at(-1);
  const at = head.findIndex((line) => line.number === place?.line);
  const own = head[at];
  if (!place || !own) return null;
  const rest = trimmed({ line: own, from: place.to, to: own.text.length });
  const marks = rest ? (/^[\s|,–—•·-]+/u.exec(textOf(rest))?.[0].length ?? 0) : 0;
  const beside = rest ? trimmed({ ...rest, from: rest.from + marks }) : null;
  const below = head
    .slice(at + 1, at + 5)
    .flatMap((line): Stretch[] =>
      isSpread(line)
        ? [{ line, from: 0, to: line.text.length }]
        : line.cells.map(({ from, to }) => ({ line, from, to })),
    );
  for (const stretch of [...(beside ? [beside] : []), ...below]) {
    const text = textOf(stretch);
    const words = text.split(" ").length;
    if (LABEL_WORD.test(text) || plain(text) === plain(name?.value ?? "")) continue;
    if (/[@]|https?:|www\.|:\s/u.test(text) || text.length > 110 || isLocation(text)) continue;
    if (words > 6 && /[.]$/u.test(text)) continue;
    const studies =
      (degreeScore(text) >= 2 || CLASS_OF.test(text)) &&
      words <= 8 &&
      findPhones(text).length === 0;
    if (studies && stretch.line.number <= own.number + 2) return found([stretch], 0.7);
    if (/\d{4}/u.test(text)) continue;
    // "S/4HANA consultant": a slash before a number is part of a name.
    const title = titleScore(text.split(/[|,•·–—]|\/(?!\d)|\s-\s|\sat\s|\swith\s|@/u)[0] ?? text);
    const isLarge =
      stretch.line.size >= own.size * 0.35 &&
      stretch.line.number === own.number + 1 &&
      text.split(" ").length <= 10 &&
      !/[,\d]/u.test(text);
    const whole = withNextLine(stretch, head);
    if (title >= 1 || whole.length > 1) return found(whole, 0.9);
    if (isLarge && /^[\p{Lu}\p{Lo}]/u.test(text)) return found([stretch], 0.6);
  }
  return loudTitle(head, at);
}

/** A title below the address, larger than all between it and the name: what the letter applies for. Null for none. */
function loudTitle(head: readonly NumberedLine[], at: number): Found | null {
  const title = head.find(
    ({ text, cells, size }, i) =>
      i > at + 1 &&
      cells.length === 1 &&
      text.split(" ").length <= 6 &&
      !/[\d@:|,]/u.test(text) &&
      titleScore(text) >= 1 &&
      head.slice(at + 1, i).every((line) => line.size < size * 0.8),
  );
  return title ? found([{ line: title, from: 0, to: title.text.length }], 0.8) : null;
}

/** True for single words set apart as their letters are: "MECHANICAL   ENGINEER". */
function isSpread({ cells, size, text }: NumberedLine): boolean {
  return (
    cells.length > 1 &&
    isCapitals(text) &&
    !/[\p{Nd}@|•·]/u.test(text) &&
    cells.every(
      (cell, i) =>
        !text.slice(cell.from, cell.to).includes(" ") &&
        (i === 0 || cell.x - (cells[i - 1]?.right ?? 0) < size * 2.5),
    )
  );
}

/** A headline too narrow for its column, with the word that makes it an occupation below: "DESIGN" over "ENGINEER". */
function withNextLine(stretch: Stretch, head: readonly NumberedLine[]): Stretch[] {
  const { line } = stretch;
  const next = head.find((other) => other.number === line.number + 1);
  const goesOn =
    next !== undefined &&
    line.cells.length === 1 &&
    next.cells.length === 1 &&
    next.gap !== null &&
    next.gap < next.size * 1.8 &&
    Math.abs(next.size - line.size) < 0.3 &&
    next.bold === line.bold &&
    isCapitals(next.text) === isCapitals(line.text) &&
    next.text.split(/\s+/u).length <= 3 &&
    titleScore(textOf(stretch)) < 1 &&
    titleScore(next.text) >= 1 &&
    titleScore(`${textOf(stretch)} ${next.text}`) >= 2;
  return goesOn ? [stretch, { line: next, from: 0, to: next.text.length }] : [stretch];
}
