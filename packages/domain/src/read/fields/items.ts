import type { ReadItem } from "../../resume/reading.ts";
import { toBullets } from "../patterns/bullets.ts";
import type { EntryLine } from "../entries/classify.ts";
import { headerPieces, type HeaderPiece } from "../entries/pieces.ts";
import type { Entry } from "../entries/split-entries.ts";
import { cellOf, readTable, type TableRow } from "../entries/tables.ts";
import type { NumberedLine } from "../line/line.ts";
import { findDates } from "../patterns/dates.ts";
import { runInOf } from "../../lexicon/run-in.ts";
import { dateFound } from "./entry-dates.ts";
import { found, type Stretch, textOf } from "../line/found.ts";
import { headerDates } from "../patterns/header-dates.ts";
import { citationsOf, type ItemText, markEnd, splitItems } from "./item-entries.ts";
import { cutAtSemicolons } from "./lists.ts";
import { addressIn, expiryIn, giverIn, isUntil, without } from "./item-parts.ts";
import { giverParts, issuerOf, joinedTitle, rankOf, titlePieces } from "./item-pieces.ts";
import { tableDates } from "./table-dates.ts";

/** What a list holds: only a certification has an end, and only a publication is read for its address. */
export type ItemKind = "certifications" | "awards" | "publications";

/** How a declaration begins, under whatever heading: "I certify that the above is true." */
const DECLARATION = /^\W*I,? .{0,40}\b(?:certify|declare|affirm|confirm) that\b/iu;

/** Certifications, awards or publications: each with who issued it and when. */
export function readItems(all: readonly NumberedLine[], kind: ItemKind): ReadItem[] {
  const declared = all.findIndex(({ text }) => DECLARATION.test(text));
  const lines = declared < 0 ? all : all.slice(0, declared);
  const [first, ...others] = lines;
  const runIn = first ? runInOf(first.text) : null;
  if (first && runIn)
    return [
      ...cutAtSemicolons({ line: first, from: runIn.end, to: first.text.length }).flatMap(bareItem),
      ...(others.length > 0 ? readItems(others, kind) : []),
    ];
  const table = readTable(lines);
  const told = table?.rest ?? lines;
  const works = kind === "publications" ? citationsOf(told) : null;
  const rest = (works ?? splitItems(told)).flatMap(
    (item) => ("lines" in item ? itemOfText(item, kind) : itemOfEntry(item, kind)) ?? [],
  );
  return [...(table?.rows ?? []).flatMap((row) => itemOfRow(row) ?? []), ...rest];
}

/** An item of a list that runs on behind its heading: "Other Courses :- Typing; Shorthand". */
function bareItem(stretch: Stretch): ReadItem[] {
  const title = found([stretch], 0.7);
  return title ? [{ title, by: null, date: null, bullets: [] }] : [];
}

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

/** An item of one line by its parts; over several lines it is one text, its last date included. */
function itemOfText({ lines }: ItemText, kind: ItemKind): ReadItem | null {
  const [first, ...others] = lines;
  if (!first) return null;
  const isCited = others.length > 0 || /^\s*\[\d/u.test(first.text);
  return isCited ? toCitation(lines, kind) : toItem([headerLine(first)], [], kind);
}

function itemOfEntry({ header, body }: Entry, kind: ItemKind): ReadItem | null {
  const item = toItem(header, body, kind);
  return kind === "awards" && item
    ? named(item, [...header.map(({ line }) => line), ...body])
    : item;
}

/** "Town Council" above "Prize for young weavers": an award whose giver is over its name. */
function named(item: ReadItem, lines: readonly NumberedLine[]): ReadItem {
  const at = lines.findIndex(({ number }) => number === item.title.places[0]?.line);
  const [first, below] = lines.slice(at);
  const isGiver =
    item.by === null && first !== undefined && !AWARD.test(item.title.value) && at >= 0;
  if (!isGiver || !below || !AWARD.test(below.text) || /[.!]\s*$/u.test(below.text)) return item;
  const title = found([{ line: below, from: markEnd(below.text), to: below.text.length }], 0.7);
  return title
    ? {
        ...item,
        title,
        by: item.title,
        bullets: item.bullets.filter(({ places }) => places[0]?.line !== below.number),
      }
    : item;
}

/** A word that names an award as one. */
const AWARD =
  /(?:^|\s)(?:award|prize|medal|scholarship|fellowship|trophy|finalist|winner|runner[- ]?up|honou?rs?|prix|preis|\p{L}*preis|premio|prêmio|auszeichnung|stipendium|पुरस्कार|सम्मान)(?:[\s,]|$)/iu;

function headerLine(line: NumberedLine): EntryLine {
  return {
    line,
    role: "header",
    isBullet: markEnd(line.text) > 0,
    dates: headerDates(line),
    continues: false,
  };
}

function toCitation(lines: readonly NumberedLine[], kind: ItemKind): ReadItem | null {
  const whole = lines.map((line): Stretch => ({ line, from: 0, to: line.text.length }));
  const [head, ...rest] = whole;
  if (!head) return null;
  const parts = [{ ...head, from: markEnd(head.line.text) }, ...rest];
  const { expiry, url } = extrasIn(whole, kind);
  const kept = without(without(parts, expiry), url);
  const giver = giverIn(kept.at(-1));
  const title = found(giver ? [...kept.slice(0, -1), giver.before] : kept, 0.75);
  const dated = kept.findLast((part) => findDates(textOf(part)).length > 0);
  const date = dated ? findDates(textOf(dated)).at(-1) : undefined;
  const end = date?.end ?? date?.start ?? null;
  return title
    ? {
        title,
        by: giver ? found([giver.giver], 0.7) : null,
        date: dated && end ? dateFound(movedBy(end, dated.from), dated.line, 0.7) : null,
        ...given("expiry", expiry),
        ...given("url", url),
        bullets: [],
      }
    : null;
}

function movedBy<Part extends { readonly from: number; readonly to: number }>(
  part: Part,
  by: number,
): Part {
  return { ...part, from: part.from + by, to: part.to + by };
}

function given(field: "expiry" | "url", stretch: Stretch | null): Partial<ReadItem> {
  return stretch ? { [field]: found([stretch], 0.85) } : {};
}

function extrasIn(
  parts: readonly Stretch[],
  kind: ItemKind,
): { readonly expiry: Stretch | null; readonly url: Stretch | null } {
  return {
    expiry: kind === "certifications" ? expiryIn(parts) : null,
    url: kind === "publications" ? addressIn(parts) : null,
  };
}

function toItem(
  header: readonly EntryLine[],
  body: readonly NumberedLine[],
  kind: ItemKind,
): ReadItem | null {
  const whole = [...header.map(({ line }) => line), ...body].map((line): Stretch => ({
    line,
    from: 0,
    to: line.text.length,
  }));
  const { expiry, url } = extrasIn(whole, kind);
  const pieces = joinedTitle(
    headerPieces(header)
      .flatMap((piece) => pieceWithout(piece, [expiry, url]))
      .filter((piece) => !isUntil(piece.text)),
  );
  const at = rankOf(pieces) ? 1 : 0;
  const first = pieces[at];
  if (!first) return null;
  const own = titlePieces(first, pieces);
  const last = own.at(-1) ?? first;
  const giver =
    own.length > 0 ? giverIn({ line: first.line, from: first.from, to: last.to }) : null;
  const title = found(
    giver ? [giver.before] : [{ line: first.line, from: first.from, to: last.to }, ...last.more],
    0.8,
  );
  if (!title) return null;
  const issuer = giver ? undefined : issuerOf(pieces.slice(at), own);
  const by = giver?.giver ?? issuer;
  const broken = [...own, ...(issuer ? [issuer] : [])].flatMap(({ more }) =>
    more.map(({ line }) => line),
  );
  const dated = header.find((line) =>
    line.dates.some(
      (one) =>
        !expiry || line.line !== expiry.line || one.to <= expiry.from || one.from >= expiry.to,
    ),
  );
  const date = dated?.dates.find(
    (one) => !expiry || dated.line !== expiry.line || one.to <= expiry.from,
  );
  const tells = (line: EntryLine | undefined): boolean =>
    line !== undefined &&
    line.line !== first.line &&
    line.line !== by?.line &&
    !broken.includes(line.line) &&
    line.dates.length === 0 &&
    line.line !== url?.line;
  const rest = header
    .filter((line, i) => tells(line) && tells(line.continues ? header[openedBy(header, i)] : line))
    .map((line) => line.line);
  const rank = at === 1 ? pieces[0] : undefined;
  return {
    title,
    by: by ? found(issuer ? giverParts(issuer, pieces) : [by], 0.65) : null,
    date: dated && date ? dateFound(date.end ?? date.start, dated.line, 0.85) : null,
    ...given("expiry", expiry),
    ...given("url", url),
    bullets: [
      ...(rank ? [found([rank], 0.7)].flatMap((told) => told ?? []) : []),
      ...toBullets([
        ...rest,
        ...body.filter((line) => line !== url?.line && line !== expiry?.line),
      ]),
    ],
  };
}

/**
 * What a piece says before its expiry or address, "Crane licence" of "Crane licence valid up to 2028"; [] for
 * nothing.
 */
function pieceWithout(piece: HeaderPiece, parts: readonly (Stretch | null)[]): HeaderPiece[] {
  const own = { line: piece.line, from: piece.from, to: piece.to };
  const [kept] = parts.reduce<Stretch[]>((rest, part) => without(rest, part).slice(0, 1), [own]);
  if (!kept) return [];
  return kept.to === piece.to && kept.from === piece.from
    ? [piece]
    : [{ ...piece, from: kept.from, to: kept.to, text: textOf(kept), more: [] }];
}

/** The header line that a line continues, over however many. */
function openedBy(header: readonly EntryLine[], at: number): number {
  return header.slice(0, at).findLastIndex((line) => !line.continues);
}
