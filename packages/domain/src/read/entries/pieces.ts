import { joinTexts, trimmed, type Stretch, textOf } from "../line/found.ts";
import type { Cell, NumberedLine, Span } from "../line/line.ts";
import { isUrlAlone } from "../patterns/urls.ts";
import { isLocation } from "../../lexicon/places.ts";
import type { EntryLine } from "./classify.ts";
import { bulletEnd } from "../patterns/bullets.ts";
import { cleaned, cutByCommas, cutBySeparators, cutByStyle } from "../patterns/cuts.ts";
import { formLineOf, labelOf, type LabelKind } from "../patterns/labels.ts";
import { continuedCell } from "./wrapped.ts";
import { regex } from "../../text/regex.ts";

/** A part of an entry's header that says one thing. */
export interface HeaderPiece extends Stretch {
  readonly text: string;
  /** Where it is in the header, the same for every entry laid out alike: line, cell and part. */
  readonly slot: string;
  readonly row: number;
  /** Pieces that commas separate share a parent. */
  readonly parent: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly isPlace: boolean;
  /** What a label before it says it is: "Company: …". */
  readonly label: LabelKind | null;
  /** The rest of it on the lines below, where the column was too narrow. */
  readonly more: readonly Stretch[];
}

/** Header lines as pieces, dates taken out. */
export function headerPieces(header: readonly EntryLine[]): HeaderPiece[] {
  const rows = header.filter((entry) => !entry.continues);
  const pieces = rows.flatMap((entry, row) => piecesOf(entry, row));
  for (const entry of header) if (entry.continues) appendRow(pieces, header, entry);
  return pieces;
}

/** A bullet or a number before an entry: "• ", "o ", "1. ", "(a) ", "[1] ". */
const LEAD =
  /^\s*(?:\[\d{1,3}\]\s*|o\s+(?=\p{Lu})|(?!\.\p{Lu})[^\p{L}\p{N}\s("'“]\s*|\(?(?:\d{1,2}|[a-h])[.)]\s+)?/u;

/** "Currently working as a", "Passed": how a sentence describes a post or a degree. */
const TOLD = regex("iu")`
  ^(?:(?:currently|presently|previously|i|have|has|am|been|was|is|also)\s+)*(?:(?:worked|
  working|serving|served|employed|associated|engaged|joined|appointed)\s+as\s+(?:an?\s+|
  the\s+)?|(?:passed|completed|pursuing|pursued|obtained|cleared|did|done)\s+(?:the\s+|
  my\s+)?(?=\p{L}))
`;

/** What separates a post from where it is held in such a sentence. */
const HELD_AT = /\s+(?:in|with|at|for|under)\s+(?=(?:M\/s\.?\s+)?\p{Lu})/u;

function piecesOf(entry: EntryLine, row: number): HeaderPiece[] {
  const form = formLineOf(entry.line);
  const lead = Math.max(LEAD.exec(entry.line.text)?.[0].length ?? 0, bulletEnd(entry.line.text));
  const told = TOLD.exec(entry.line.text.slice(lead))?.[0] ?? "";
  const start = form?.from ?? lead + told.length;
  if (/\sas\s/iu.test(told)) return sentencePieces(entry, start, row);
  if (form) {
    const [, ...cells] = entry.line.cells;
    if (form.kind === "name" || form.kind === "technologies")
      return wholeCells(entry, cells, row, form.kind);
    return cells
      .flatMap((cell, index) =>
        withoutDates(entry, cell.from, cell.to).flatMap((part, k) =>
          toPieces(part, row, `${row}.${index}.${k}`),
        ),
      )
      .map((piece, i) => (i === 0 && !piece.isPlace ? { ...piece, label: form.kind } : piece));
  }
  return labelledCells(entry.line, start).flatMap((cell, index) =>
    withoutDates(entry, Math.max(cell.from, start), cell.to).flatMap((part, k) =>
      toPieces(part, row, `${row}.${index}.${k}`),
    ),
  );
}

/** What a form names in one, whatever marks are in it: "Four laning of Rajula – Mahuva". */
function wholeCells(
  { line }: EntryLine,
  cells: readonly Cell[],
  row: number,
  label: LabelKind,
): HeaderPiece[] {
  return cells.flatMap(({ from, to }, index) => {
    const piece = toPiece({ line, from, to }, row, `${row}.${index}.0`, `${row}.${index}`);
    return piece ? [{ ...piece, label }] : [];
  });
}

/** "… clerk in Tara Mills, Surat": the post, and what follows it. */
function sentencePieces(entry: EntryLine, start: number, row: number): HeaderPiece[] {
  const { line } = entry;
  const held = HELD_AT.exec(line.text.slice(start));
  const at = held ? start + held.index : line.text.length;
  const title = withoutDates(entry, start, at);
  const place = held ? withoutDates(entry, at + held[0].length, line.text.length) : [];
  return [
    ...title.flatMap((part, k) => toPieces(part, row, `${row}.0.${k}`)),
    ...place
      .flatMap((part, k) => toPieces(part, row, `${row}.1.${k}`))
      .map((piece, i): HeaderPiece => (i === 0 ? { ...piece, label: "company" } : piece)),
  ];
}

/** A line's cells; a label and what it names are one, however wide the gap between them ("Post     : Clerk"). */
function labelledCells(line: NumberedLine, start: number): readonly Cell[] {
  const label = labelOf(line.text.slice(start));
  const [first, second, ...others] = line.cells;
  if (!label || !first || !second || start + label.length <= first.to) return line.cells;
  return [{ ...first, to: second.to, right: second.right }, ...others];
}

/** Adds a line that continues the last piece of the line above; what it says besides becomes pieces of its own. */
function appendRow(pieces: HeaderPiece[], header: readonly EntryLine[], entry: EntryLine): void {
  const above = header[header.indexOf(entry) - 1]?.line;
  const cell = above ? continuedCell(above, entry.line) : null;
  const isIn = (part: Stretch) =>
    part.line === above && cell !== null && part.from >= cell.from && part.to <= cell.to;
  const at = pieces.findLastIndex((piece) => isIn(piece) || piece.more.some(isIn));
  const piece = pieces[at];
  if (!piece) return;
  const [first, ...others] = piecesOf(entry, piece.row).map((part) => ({
    ...part,
    slot: `${part.slot}w`,
  }));
  if (!first) return;
  // A comma at the end of the line above is inside the name.
  const comma =
    piece.more.length === 0 && piece.line.text.slice(piece.to).trim() === "," ? "," : "";
  const to = piece.to + comma.length;
  const text = joinTexts(piece.text + comma, first.text);
  pieces.splice(
    at,
    1,
    { ...piece, to, text, more: [...piece.more, first], isPlace: isLocation(text) },
    ...others,
  );
}

function withoutDates(entry: EntryLine, from: number, to: number): Stretch[] {
  const parts: Stretch[] = [];
  let at = from;
  for (const date of entry.dates) {
    if (date.to <= from || date.from >= to) continue;
    if (date.from > at) parts.push({ line: entry.line, from: at, to: date.from });
    at = Math.max(at, date.to);
  }
  if (at < to) parts.push({ line: entry.line, from: at, to });
  return parts;
}

function toPieces(part: Stretch, row: number, slot: string): HeaderPiece[] {
  const label = labelOf(textOf(part));
  if (label) {
    const rest = trimmed({ ...part, from: part.from + label.length });
    const [first, ...others] = rest ? toPieces(rest, row, slot) : [];
    if (!first) return [];
    // "Environment: Java 17, Spring, MySQL": each of them is a tool.
    const listed = others.map((piece) =>
      label.kind === "technologies" && piece.parent === first.parent
        ? { ...piece, label: label.kind }
        : piece,
    );
    return [{ ...first, label: label.kind }, ...listed];
  }
  return cutByStyle(part)
    .flatMap(cutBySeparators)
    .flatMap((stretch) => cleaned(stretch) ?? [])
    .flatMap((stretch, i) =>
      cutByCommas(stretch).map((piece, k) => ({
        stretch: piece,
        slot: `${slot}.${i}.${k}`,
        parent: `${slot}.${i}`,
      })),
    )
    .flatMap(({ stretch, slot: at, parent }) => toPiece(stretch, row, at, parent) ?? []);
}

function toPiece(stretch: Stretch, row: number, slot: string, parent: string): HeaderPiece | null {
  const label = labelOf(textOf(stretch));
  const clean = cleaned(label ? { ...stretch, from: stretch.from + label.length } : stretch);
  if (!clean) return null;
  const text = textOf(clean);
  const style = styleAt(clean);
  return {
    ...clean,
    text,
    slot,
    row,
    parent,
    bold: style.bold,
    italic: style.italic,
    isPlace: isLocation(text),
    label: label?.kind ?? labelBefore(clean),
    more: [],
  };
}

function labelBefore(stretch: Stretch): LabelKind | null {
  if (AT.test(stretch.line.text.slice(0, stretch.from))) return "company";
  return isUrlAlone(textOf(stretch)) ? "url" : null;
}

/** What is between a post and where it was held. */
const AT = /(?:\s(?:at|chez|bei)|@)\s+$/u;

function styleAt(stretch: Stretch): Span | NumberedLine {
  return stretch.line.spans.find((span) => span.to > stretch.from) ?? stretch.line;
}
