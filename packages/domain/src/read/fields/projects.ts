import type { Found, ReadProject } from "../../resume/reading.ts";
import { bulletEnd, toBullets } from "../patterns/bullets.ts";
import { formLineOf, isInnerHeading, labelOf } from "../patterns/labels.ts";
import { headerPieces, type HeaderPiece } from "../entries/pieces.ts";
import { type Entry, splitEntries } from "../entries/split-entries.ts";
import { cellOf, readTable, type TableRow } from "../entries/tables.ts";
import { isWrapped, type NumberedLine } from "../line/line.ts";
import { isLocation } from "../../lexicon/places.ts";
import { titleScore } from "../../lexicon/job-titles.ts";
import { findDates } from "../patterns/dates.ts";
import { entryDates } from "./entry-dates.ts";
import { found, type Stretch, textOf } from "../line/found.ts";
import { readParagraphProjects } from "./paragraph-projects.ts";
import { tableDates } from "./table-dates.ts";
import { findUrls } from "../patterns/urls.ts";
import { cutList } from "./lists.ts";

/** A part of a header of so many words describes the project. */
const TOLD_WORDS = 6;

/** The projects of a section, in the order they are written. */
export function readProjects(lines: readonly NumberedLine[]): ReadProject[] {
  const told = lines.length > 0 ? readParagraphProjects(lines) : null;
  if (told) return told;
  const table = readTable(lines);
  return table ? [...table.rows.map(projectOfRow), ...readEntries(table.rest)] : readEntries(lines);
}

function projectOfRow(row: TableRow): ReadProject {
  const technologies = cellOf(row, "technologies");
  const told = [cellOf(row, "duties"), cellOf(row, "company"), cellOf(row, "other")];
  return {
    name: cellOf(row, "project", "name", "field"),
    role: cellOf(row, "title"),
    url: null,
    technologies: technologies ? [technologies] : [],
    ...tableDates(row),
    bullets: [...told.flatMap((field) => field ?? []), ...toBullets(row.body)],
  };
}

function readEntries(lines: readonly NumberedLine[]): ReadProject[] {
  const entries = labelledEntries(lines);
  // Where one project has its tools, a single word in another is a tool too.
  const slots = new Set(
    entries.flatMap(({ header }) => {
      const pieces = headerPieces(header);
      return pieces.filter((piece) => looksLikeTools(piece, pieces)).map(({ parent }) => parent);
    }),
  );
  const roles = new Set(
    entries.flatMap(({ header }) =>
      headerPieces(header).flatMap((piece, i) => (i > 0 && isRole(piece) ? [piece.slot] : [])),
    ),
  );
  return entries.flatMap((entry) => {
    const project = toProject(entry, slots, roles);
    return project.name || project.bullets.length > 0 ? [project] : [];
  });
}

function isRole(piece: HeaderPiece): boolean {
  return piece.label === "title" || titleScore(piece.text) >= 2;
}

/** @param roleSlots  where other projects name what somebody was in them: a few words there do so here */
function toProject(
  entry: Entry,
  toolSlots: ReadonlySet<string>,
  roleSlots: ReadonlySet<string>,
): ReadProject {
  const pieces = headerPieces(entry.header).filter((piece) => !piece.isPlace);
  const urls = pieces.filter((piece) => piece.label === "url" || findUrls(piece.text).length > 0);
  const technologies = pieces.filter(
    (piece) =>
      piece.label === "technologies" ||
      looksLikeTools(piece, pieces) ||
      (toolSlots.has(piece.parent) &&
        piece.parent !== pieces[0]?.parent &&
        titleScore(piece.text) < 1 &&
        piece.text.split(" ").length <= 3),
  );
  const named = pieces.filter(
    (piece) => !urls.includes(piece) && !technologies.includes(piece) && !isLinkWord(piece.text),
  );
  const name = named[0];
  const others = named.slice(1);
  const role =
    others.find(isRole) ??
    others.find((piece) => roleSlots.has(piece.slot) && piece.text.split(" ").length <= 3);
  const siblings = name
    ? named.filter((piece) => piece.parent === name.parent && piece !== role)
    : [];
  const used = new Set(
    [...urls, ...technologies, ...siblings, ...(role ? [role] : [])].map(
      (piece) => piece.line.number,
    ),
  );
  const rest = entry.header
    .filter((line) => line.dates.length === 0 && !line.continues && !used.has(line.line.number))
    .map((line) => line.line);
  // In a table what a project is about is beside its name.
  const told = named.filter(
    (piece) =>
      piece !== role &&
      !siblings.includes(piece) &&
      !rest.includes(piece.line) &&
      piece.text.split(" ").length >= TOLD_WORDS,
  );
  const labelled = entry.body.flatMap((line) => toolLine(line) ?? []);
  const tools =
    labelled.length + technologies.length > 0
      ? labelled
      : bareTools(entry.body, name !== undefined);
  const bracketed = name ? bracketedTools(name) : null;
  const toolLines = new Set(tools.map((stretch) => stretch.line.number));
  const url = urls[0] ? urlOf(urls[0]) : bodyUrl(entry.body);
  return {
    name: name
      ? found(
          [
            {
              line: name.line,
              from: name.from,
              to: bracketed?.from ?? Math.max(name.to, siblings.at(-1)?.to ?? 0),
            },
            ...name.more,
          ],
          0.8,
        )
      : null,
    role: role ? found([role], 0.7) : null,
    url,
    technologies: [...(bracketed ? [bracketed.tools] : []), ...technologies, ...tools]
      .flatMap((stretch) => cutList(stretch))
      .flatMap((stretch) => found([stretch], 0.75) ?? []),
    ...entryDates(entry.header),
    bullets: [
      ...told.flatMap((piece) => found([piece, ...piece.more], 0.7) ?? []),
      ...toBullets(
        [...rest, ...entry.body.filter((line) => !toolLines.has(line.number))],
        entry.around,
      ),
    ],
  };
}

function nameLabelled(line: NumberedLine): boolean {
  return (formLineOf(line) ?? labelOf(line.text))?.kind === "name";
}

/** Projects that each begin with a labelled name, "Project title: …", are split there; others as entries are. */
function labelledEntries(lines: readonly NumberedLine[]): Entry[] {
  const named = lines.filter(nameLabelled);
  if (named.length < 2) return splitEntries(lines);
  const told = lines.filter((line) => !isInnerHeading(line.text));
  const starts = named.map((line) => told.indexOf(line));
  return [...new Set([0, ...starts])].map((start, i, all) => {
    const parts = splitEntries(told.slice(start, all[i + 1] ?? told.length));
    return {
      header: parts.flatMap((part) => part.header),
      body: parts.flatMap((part) => part.body),
      around: lines,
    };
  });
}

/** "React, Node.js, MongoDB" beside a project's name: several short parts after commas, apart from the name. */
function looksLikeTools(piece: HeaderPiece, pieces: readonly HeaderPiece[]): boolean {
  if (piece.row > 0 || piece.parent === pieces[0]?.parent) return false;
  const listed = pieces.filter((other) => other.parent === piece.parent);
  return listed.length >= 2 && listed.every((other) => other.text.split(" ").length <= 3);
}

/** The tools in brackets behind a name: "Ferry Clock (Vue, Leaflet)", "fare-diff [Kotlin]". Null for other brackets. */
function bracketedTools({ line, from }: Stretch): { from: number; tools: Stretch } | null {
  const match = /\s+(?:\[([^\]]+)\]|\(([^()]+,[^()]+)\))/u.exec(line.text.slice(from));
  const inside = match?.[1] ?? match?.[2];
  if (!match || inside === undefined) return null;
  const start = from + match.index + match[0].indexOf(inside);
  const tools = { line, from: start, to: start + inside.length };
  return cutList(tools).map(textOf).every(isTool) ? { from: from + match.index, tools } : null;
}

function isLinkWord(text: string): boolean {
  return /^(?:link|github|demo|live|live demo|source|source code|code|website|view|repo|certificate)$/iu.test(
    text,
  );
}

function toolLine(line: NumberedLine): Stretch | null {
  const start = /^[^\p{L}\p{N}]*/u.exec(line.text)?.[0].length ?? 0;
  const label = labelOf(line.text.slice(start));
  return label?.kind === "technologies"
    ? { line, from: start + label.length, to: line.text.length }
    : null;
}

/**
 * A short list of names below the description of a project, without a verb or a full stop: "Python, Leaflet". Names set
 * smaller than the text, as labels of their own, count one by one, over several lines too.
 */
function bareTools(body: readonly NumberedLine[], isNamed: boolean): Stretch[] {
  const last = body.at(-1);
  if (!isNamed || !last) return [];
  const labels = body.slice(body.findLastIndex((line) => !isChip(line, last)) + 1);
  const before = body.at(-1 - labels.length);
  if (before && labels.length > 0 && labels.every((line) => line.size < before.size - 0.4))
    return labels.flatMap((line) => line.cells.map(({ from, to }) => ({ line, from, to })));
  const above = body.at(-2);
  if (bulletEnd(last.text) > 0 || /[.:;]\s*$/u.test(last.text)) return [];
  if (above && !/[.!]\s*$/u.test(above.text) && (isWrapped(above, last) || last.x > above.x + 3))
    return [];
  const parts = cutList({ line: last, from: 0, to: last.text.length }).map(textOf);
  return parts.length >= 2 && parts.every(isTool)
    ? [{ line: last, from: 0, to: last.text.length }]
    : [];
}

/** True for a line of names alone that looks like the last one of its project. */
function isChip(line: NumberedLine, last: NumberedLine): boolean {
  return (
    bulletEnd(line.text) === 0 &&
    !/[.:;!?]\s*$/u.test(line.text) &&
    Math.abs(line.size - last.size) < 0.3 &&
    line.cells.every((cell) =>
      cutList({ line, from: cell.from, to: cell.to }).map(textOf).every(isTool),
    )
  );
}

function isTool(text: string): boolean {
  return (
    text.split(/\s+/u).length <= 3 &&
    /^[\p{Lu}\p{Nd}]/u.test(text) &&
    !isLocation(text) &&
    findDates(text).length === 0
  );
}

function urlOf(stretch: Stretch): Found | null {
  const [url] = findUrls(textOf(stretch));
  return url
    ? found([{ line: stretch.line, from: stretch.from + url.from, to: stretch.from + url.to }], 0.9)
    : null;
}

function bodyUrl(lines: readonly NumberedLine[]): Found | null {
  for (const line of lines) {
    const [url] = findUrls(line.text);
    if (url) return found([{ line, from: url.from, to: url.to }], 0.7);
  }
  return null;
}
