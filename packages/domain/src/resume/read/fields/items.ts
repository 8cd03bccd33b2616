import type { Found, ReadItem } from "../../reading.ts";
import { bulletEnd, toBullets } from "../entries/bullets.ts";
import { headerDates } from "./header-dates.ts";
import { headerPieces } from "../entries/pieces.ts";
import { splitEntries, type Entry } from "../entries/split-entries.ts";
import { cellOf, readTable, type TableRow } from "../entries/tables.ts";
import type { NumberedLine } from "../layout/line.ts";
import { isSpokenLanguage } from "../lexicon/spoken-languages.ts";
import { findDates } from "./dates.ts";
import { dateFound } from "./entry-dates.ts";
import { found, textOf } from "./found.ts";
import { cutList } from "./lists.ts";
import { tableDates } from "./table-dates.ts";

/** Certifications, awards, publications or references: each with who stands behind it and when. */
export function readItems(lines: readonly NumberedLine[]): ReadItem[] {
  const own = lines.filter((line) => !ON_REQUEST.test(line.text));
  const table = readTable(own);
  const rest = toEntries(table?.rest ?? own).flatMap((entry) => toItem(entry) ?? []);
  return [...(table?.rows ?? []).flatMap((row) => itemOfRow(row) ?? []), ...rest];
}

/** "Available upon request": a section that says so holds nothing. */
const ON_REQUEST =
  /^\W*(?:references? )?(?:(?:is |are |will be |can be )?(?:available|furnished|provided|given)\b.{0,20})?\b(?:up)?on request\W*$/iu;

function itemOfRow(row: TableRow): ReadItem | null {
  const title = cellOf(row, "degree", "name", "project", "field", "other");
  if (!title) return null;
  const dates = tableDates(row);
  const told = [cellOf(row, "grade"), cellOf(row, "duties")];
  return {
    title,
    by: cellOf(row, "by", "institution", "company", "board"),
    date: dates.end ?? dates.start,
    bullets: [...told.flatMap((field) => field ?? []), ...toBullets(row.body)],
  };
}

/** A list of bullets, or of single lines, is an item a line; else items are headed by dates or by bold lines. */
function toEntries(lines: readonly NumberedLine[]): Entry[] {
  const bullets = lines.filter((line) => bulletEnd(line.text) > 0).length;
  const opens = lines[0] && bulletEnd(lines[0].text) > 0;
  const isNumbered = lines.filter((line) => NUMBERED.test(line.text)).length > 1;
  if (
    !opens &&
    !isNumbered &&
    bullets < lines.length * 0.5 &&
    lines.length > 1 &&
    (lines.some((line) => line.bold) || lines.some((line) => headerDates(line).length > 0))
  )
    return splitEntries(lines);
  const groups: NumberedLine[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const goesOn =
      before &&
      bulletEnd(line.text) === 0 &&
      (bullets > 0 ? line.x > (group?.[0]?.x ?? 0) + 2 : /^\p{Ll}/u.test(line.text));
    if (group && goesOn) group.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => ({
    header: group.slice(0, 1).map((line) => ({
      line,
      role: "header" as const,
      isBullet: bulletEnd(line.text) > 0,
      dates: headerDates(line),
      continues: false,
    })),
    body: group.slice(1),
  }));
}

/** A mark that numbers a citation: "[1]". */
const NUMBERED = /^\s*\[\d{1,3}\]/u;

/** A bullet's text over several lines, or a numbered citation, is one title, its last date included. */
function toCitation({ header, body }: Entry): ReadItem | null {
  const [first, second] = header;
  if (!first?.isBullet || second || body.some((line) => bulletEnd(line.text) > 0)) return null;
  if (body.length === 0 && !NUMBERED.test(first.line.text)) return null;
  const lines = [first.line, ...body];
  const title = found(
    lines.map((line) => ({ line, from: bulletEnd(line.text), to: line.text.length })),
    0.75,
  );
  const dated = lines.findLast((line) => findDates(line.text).length > 0);
  const date = dated ? findDates(dated.text).at(-1) : undefined;
  return title
    ? {
        title,
        by: null,
        date: dated && date ? dateFound(date.end ?? date.start, dated, 0.7) : null,
        bullets: [],
      }
    : null;
}

function toItem(entry: Entry): ReadItem | null {
  const citation = toCitation(entry);
  if (citation) return citation;
  const pieces = headerPieces(entry.header);
  const [first] = pieces;
  if (!first) return null;
  const siblings = pieces.filter(
    (piece) => piece.line === first.line && piece.parent === first.parent,
  );
  const last = siblings.at(-1) ?? first;
  const title = found([{ line: first.line, from: first.from, to: last.to }, ...last.more], 0.8);
  if (!title) return null;
  const by = pieces.find((piece) => !siblings.includes(piece) && !piece.isPlace);
  const dated = entry.header.find((line) => line.dates.length > 0);
  const date = dated?.dates[0];
  const rest = entry.header
    .filter(
      (line) =>
        line.line !== first.line &&
        line.line !== by?.line &&
        line.dates.length === 0 &&
        !line.continues,
    )
    .map((line) => line.line);
  return {
    title,
    by: by ? found([by], 0.65) : null,
    date: dated && date ? dateFound(date.end ?? date.start, dated.line, 0.85) : null,
    bullets: toBullets([...rest, ...entry.body]),
  };
}

/** A word of a few letters and no number: one letter of an upright word is none, nor is a line of an address. */
const COULD_BE_LANGUAGE = /^(?:\p{L}{3}|\p{Lo}{2})\P{Nd}*$/u;

/** How well a language is spoken, below its name. */
const LEVEL_WORD =
  /^(?:native|fluent|proficient|advanced|intermediate|basic|beginner|conversational|professional|full|working|limited|elementary|proficiency|speaker|mother|tongue|[abc][12])$/iu;

/** The languages a person speaks, as written: "Hindi (native)". */
export function readLanguages(lines: readonly NumberedLine[]): Found[] {
  return lines.flatMap((line) => {
    const start = bulletEnd(line.text);
    const parts = line.cells.flatMap((cell) =>
      cutList({ line, from: Math.max(start, cell.from), to: Math.max(start, cell.to) }),
    );
    const named = parts.filter((part) =>
      isSpokenLanguage(textOf(part).split(/\s*[-–—:(]/u)[0] ?? ""),
    );
    if (
      parts.every((part) =>
        textOf(part)
          .split(" ")
          .every((word) => LEVEL_WORD.test(word)),
      )
    )
      return [];
    if (named.length > 0) return named.flatMap((part) => found([part], 0.9) ?? []);
    return COULD_BE_LANGUAGE.test(line.text.slice(start)) &&
      line.cells.length <= 2 &&
      line.text.length < 60 &&
      start < line.text.length
      ? (found([{ line, from: start, to: line.text.length }], 0.5) ?? [])
      : [];
  });
}
