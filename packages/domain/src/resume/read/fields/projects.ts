import type { Found, ReadProject } from "../../reading.ts";
import { bulletEnd, toBullets } from "../entries/bullets.ts";
import { labelOf } from "../entries/labels.ts";
import { headerPieces, type HeaderPiece } from "../entries/pieces.ts";
import { type Entry, splitEntries } from "../entries/split-entries.ts";
import { cellOf, readTable, type TableRow } from "../entries/tables.ts";
import { isWrapped, type NumberedLine } from "../layout/line.ts";
import { isLocation } from "../lexicon/places.ts";
import { titleScore } from "../lexicon/job-titles.ts";
import { findDates } from "./dates.ts";
import { entryDates } from "./entry-dates.ts";
import { found, type Stretch, textOf } from "./found.ts";
import { tableDates } from "./table-dates.ts";
import { findUrls } from "./urls.ts";
import { cutList } from "./lists.ts";

/** A part of a header of so many words tells of the project. */
const TOLD_WORDS = 6;

/** The projects of a section, in the order they are written. */
export function readProjects(lines: readonly NumberedLine[]): ReadProject[] {
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
  return labelledEntries(lines).flatMap((entry) => {
    const project = toProject(entry);
    return project.name || project.bullets.length > 0 ? [project] : [];
  });
}

function toProject(entry: Entry): ReadProject {
  const pieces = headerPieces(entry.header).filter((piece) => !piece.isPlace);
  const urls = pieces.filter((piece) => piece.label === "url" || findUrls(piece.text).length > 0);
  const technologies = pieces.filter(
    (piece) => piece.label === "technologies" || looksLikeTools(piece, pieces),
  );
  const named = pieces.filter(
    (piece) => !urls.includes(piece) && !technologies.includes(piece) && !isLinkWord(piece.text),
  );
  const name = named[0];
  const role = named
    .slice(1)
    .find((piece) => piece.label === "title" || titleScore(piece.text) >= 2);
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
  // In a table what a project is about stands beside its name.
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
  const toolLines = new Set(tools.map((stretch) => stretch.line.number));
  const url = urls[0] ? urlOf(urls[0]) : bodyUrl(entry.body);
  return {
    name: name
      ? found(
          [
            { line: name.line, from: name.from, to: Math.max(name.to, siblings.at(-1)?.to ?? 0) },
            ...name.more,
          ],
          0.8,
        )
      : null,
    role: role ? found([role], 0.7) : null,
    url,
    technologies: [...technologies, ...tools]
      .flatMap((stretch) => cutList(stretch))
      .flatMap((stretch) => found([stretch], 0.75) ?? []),
    ...entryDates(entry.header),
    bullets: [
      ...told.flatMap((piece) => found([piece, ...piece.more], 0.7) ?? []),
      ...toBullets([...rest, ...entry.body.filter((line) => !toolLines.has(line.number))]),
    ],
  };
}

/** Projects that each begin with a labelled name, "Project title: …", are parted there; others as entries are. */
function labelledEntries(lines: readonly NumberedLine[]): Entry[] {
  const starts = lines.flatMap((line, i) => (labelOf(line.text)?.kind === "name" ? [i] : []));
  if (starts.length < 2) return splitEntries(lines);
  return [...new Set([0, ...starts])].map((start, i, all) => {
    const parts = splitEntries(lines.slice(start, all[i + 1] ?? lines.length));
    return {
      header: parts.flatMap((part) => part.header),
      body: parts.flatMap((part) => part.body),
    };
  });
}

/** "React, Node.js, MongoDB" beside a project's name: several short parts after commas, apart from the name. */
function looksLikeTools(piece: HeaderPiece, pieces: readonly HeaderPiece[]): boolean {
  if (piece.row > 0 || piece.parent === pieces[0]?.parent) return false;
  const listed = pieces.filter((other) => other.parent === piece.parent);
  return listed.length >= 2 && listed.every((other) => other.text.split(" ").length <= 3);
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

/** A short list of names below what is told of a project, without a verb or a full stop: "Python, Leaflet". */
function bareTools(body: readonly NumberedLine[], isNamed: boolean): Stretch[] {
  const [before, last] = body.length > 1 ? body.slice(-2) : [undefined, body[0]];
  if (!isNamed || !last || bulletEnd(last.text) > 0 || /[.:;]\s*$/u.test(last.text)) return [];
  if (
    before &&
    !/[.!]\s*$/u.test(before.text) &&
    (isWrapped(before, last) || last.x > before.x + 3)
  )
    return [];
  const parts = cutList({ line: last, from: 0, to: last.text.length }).map(textOf);
  const isList =
    parts.length >= 2 &&
    parts.every((part) => part.split(/\s+/u).length <= 3 && /^[\p{Lu}\p{Nd}]/u.test(part)) &&
    !parts.some((part) => isLocation(part) || findDates(part).length > 0);
  return isList ? [{ line: last, from: 0, to: last.text.length }] : [];
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
