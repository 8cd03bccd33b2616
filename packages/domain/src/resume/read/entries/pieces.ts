import { joinTexts, trimmed, type Stretch, textOf } from "../fields/found.ts";
import type { Cell, NumberedLine, Span } from "../layout/line.ts";
import { isUrlAlone } from "../fields/urls.ts";
import { isLegalForm } from "../lexicon/company-words.ts";
import { isLocation, isPlace, isRegion } from "../lexicon/places.ts";
import type { EntryLine } from "./classify.ts";
import { formLineOf, labelOf, type LabelKind } from "./labels.ts";
import { continuedCell } from "./wrapped.ts";

/** A part of an entry's header that says one thing. */
export interface HeaderPiece extends Stretch {
  readonly text: string;
  /** Where it stands in the header, the same for every entry laid out alike: line, cell and part. */
  readonly slot: string;
  readonly row: number;
  /** Pieces that commas part share a parent. */
  readonly parent: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly isPlace: boolean;
  /** What a label before it says it is: "Company: …". */
  readonly label: LabelKind | null;
  /** The rest of it on the lines below, where the column was too narrow. */
  readonly more: readonly Stretch[];
}

/** Marks that part what a header says. A plain hyphen counts with blanks around it only. */
const SEPARATOR =
  /[.,;]?\s+(?=(?:[Tt]hesis|[Dd]issertation|[Aa]dvis[eo]r|[Ss]upervisor|[Gg]uide|[Cc]oursework|[Mm]inor|[Ff]ocus)\s*[:：])|\s+(?:[-–—/~»@]|\bat\b(?=\s+\p{Lu})|chez\b|bei\b)\s+|\s*[|•·∙●◦▪‖⋄♦│]+\s*|\s*;\s+|(?<=\p{L}{5}|\s\d|GmbH|Inc|Ltd)\.\s+(?=\p{Lu})|\s+from\s+(?=\p{Lu})|\s+(?:in|with)\s+(?=\d)|\s+[–—]|[–—]\s+/gu;

/** Header lines as pieces, dates taken out. */
export function headerPieces(header: readonly EntryLine[]): HeaderPiece[] {
  const rows = header.filter((entry) => !entry.continues);
  const pieces = rows.flatMap((entry, row) => piecesOf(entry, row));
  for (const entry of header) if (entry.continues) appendRow(pieces, header, entry);
  return pieces;
}

/** A bullet or a number before an entry: "• ", "1. ", "(a) ". */
const LEAD = /^\s*(?:[^\p{L}\p{N}\s("'“]\s*|\(?(?:\d{1,2}|[a-h])[.)]\s+)?/u;

function piecesOf(entry: EntryLine, row: number): HeaderPiece[] {
  const form = formLineOf(entry.line);
  const start = form?.from ?? LEAD.exec(entry.line.text)?.[0].length ?? 0;
  if (form) {
    const [, ...cells] = entry.line.cells;
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

/** A line's cells; a label and what it names are one, however wide the gap between them ("Post     : Clerk"). */
function labelledCells(line: NumberedLine, start: number): readonly Cell[] {
  const label = labelOf(line.text.slice(start));
  const [first, second, ...others] = line.cells;
  if (!label || !first || !second || start + label.length <= first.to) return line.cells;
  return [{ ...first, to: second.to, right: second.right }, ...others];
}

/** Adds a line that goes on to the last piece of the line above; what it says besides becomes pieces of its own. */
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
  const text = joinTexts(piece.text, first.text);
  pieces.splice(
    at,
    1,
    { ...piece, text, more: [...piece.more, first], isPlace: isLocation(text) },
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
    return first ? [{ ...first, label: label.kind }, ...others] : [];
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

/** What stands between a post and where it was held. */
const AT = /(?:\s(?:at|chez|bei)|@)\s+$/u;

function styleAt(stretch: Stretch): Span | NumberedLine {
  return stretch.line.spans.find((span) => span.to > stretch.from) ?? stretch.line;
}

/** Cuts where the weight, slant or size of the letters changes between words. */
function cutByStyle(part: Stretch): Stretch[] {
  const spans = part.line.spans.filter((span) => span.from < part.to && span.to > part.from);
  const parts: Stretch[] = [];
  let from = part.from;
  for (let i = 1; i < spans.length; i++) {
    const [before, span] = [spans[i - 1], spans[i]];
    if (!before || !span) continue;
    const changes =
      before.bold !== span.bold ||
      before.italic !== span.italic ||
      Math.abs(before.size - span.size) > 0.8;
    const between = part.line.text.slice(before.to - 1, span.from + 1);
    const left = part.line.text.slice(from, span.from);
    const right = part.line.text.slice(span.from, part.to);
    if (
      changes &&
      /[\s,|(–—-]/u.test(between) &&
      /[\p{L}\p{M}]{2}/u.test(left) &&
      /[\p{L}\p{M}]{2}/u.test(right)
    ) {
      parts.push({ ...part, from, to: span.from });
      from = span.from;
    }
  }
  parts.push({ ...part, from, to: part.to });
  return parts;
}

function cutBySeparators(part: Stretch): Stretch[] {
  const text = textOf(part);
  const parts: Stretch[] = [];
  let at = 0;
  for (const match of text.matchAll(SEPARATOR)) {
    parts.push({ ...part, from: part.from + at, to: part.from + match.index });
    at = match.index + match[0].length;
  }
  parts.push({ ...part, from: part.from + at });
  return parts.flatMap(cutBracket);
}

/** "(450 beds)", "(formerly Acme)": what only tells of the name before it. */
const ASIDE =
  /^(?:[~<>]?\d[\d,.+]*\s+\p{L}|(?:formerly|previously|now|earlier|acquired by|merged with|a unit of|a division of|a subsidiary of|part of|on behalf of|payroll of|through|via)\s)/iu;

/** "Analyst (Contract)", "Acme (Pune, India)": what stands in closing brackets is a part of its own when it is a place or a kind of contract. */
function cutBracket(part: Stretch): Stretch[] {
  const text = textOf(part);
  const open = text.lastIndexOf("(");
  if (open < 2 || !text.trimEnd().endsWith(")")) return [part];
  const inside = text.slice(open + 1, text.trimEnd().length - 1);
  if (ASIDE.test(inside)) return [{ ...part, to: part.from + open }];
  if (!isLocation(inside) && !isContractKind(inside)) return [part];
  return [
    { ...part, to: part.from + open },
    { ...part, from: part.from + open + 1, to: part.from + text.trimEnd().length - 1 },
  ];
}

/** Without the marks and blanks at its ends; null when no letter is left. */
function cleaned(stretch: Stretch): Stretch | null {
  const text = textOf(stretch);
  const lead = /^[\s,;:|–—\-·•∙*/)\]]+/u.exec(text)?.[0].length ?? 0;
  const end =
    /(?:[\s,;:|–—\-·•∙*/([]|(?<=\s)(?:in|with|from|at|during)(?=\s*$))+$/u.exec(text)?.[0] ?? "";
  // "Engi-", broken at the end of its line.
  const tail = end === "-" && /\p{Ll}-$/u.test(text) ? 0 : end.length;
  let clean = trimmed({
    ...stretch,
    from: stretch.from + lead,
    to: Math.max(stretch.from + lead, stretch.to - tail),
  });
  if (!clean) return null;
  const whole = textOf(clean);
  if (/^\([^()]*\)$/u.test(whole))
    clean = trimmed({ ...clean, from: clean.from + 1, to: clean.to - 1 });
  else if (whole.endsWith(")") && !whole.includes("("))
    clean = trimmed({ ...clean, to: clean.to - 1 });
  else if (whole.endsWith(".") && !/\b\p{L}{1,4}\.$/u.test(whole))
    clean = trimmed({ ...clean, to: clean.to - 1 });
  return clean && /[\p{L}\p{N}]/u.test(textOf(clean)) && !isContractKind(textOf(clean))
    ? clean
    : null;
}

const CONTRACT_KIND =
  /^(?:full[ -]?time|part[ -]?time|contract(?:ual)?|freelance|permanent|temporary|seasonal|on[ -]?site|hybrid|remote|internship|apprenticeship|vollzeit|teilzeit|festanstellung|cdi|cdd|alternance|tiempo completo|tempo integral)$/iu;

function isContractKind(text: string): boolean {
  return CONTRACT_KIND.test(text.trim()) && !/^remote|^hybrid|^on/iu.test(text.trim());
}

/** Cuts at commas; a city stays with its state, "Inc." with its company. */
function cutByCommas(part: Stretch): Stretch[] {
  const text = textOf(part);
  if (!/[,，、]/u.test(text)) return [part];
  if (isLocation(text)) return [part];
  const parts: Stretch[] = [];
  let at = 0;
  for (const match of text.matchAll(/,\s+|，\s*|,(?=\p{Lu})/gu)) {
    // Commas inside brackets part nothing.
    const before = text.slice(0, match.index);
    if (before.lastIndexOf("(") > before.lastIndexOf(")")) continue;
    parts.push({ ...part, from: part.from + at, to: part.from + match.index });
    at = match.index + match[0].length;
  }
  parts.push({ ...part, from: part.from + at });
  return joinPlaces(parts.flatMap((piece) => trimmed(piece) ?? []));
}

function joinPlaces(parts: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const text = textOf(part);
    const glue =
      before &&
      (isLegalForm(text) ||
        (joined.length > 1 && isRegion(text) && isCity(textOf(before))) ||
        (isRegion(text) && isPlace(textOf(before).split(/,\s*/u)[0] ?? "")));
    if (before && glue) joined[joined.length - 1] = { ...before, to: part.to };
    else joined.push(part);
  }
  return joined;
}

function isCity(text: string): boolean {
  return (
    /^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’ -]*(?:,\s*[\p{L} .]+)?$/u.test(text) &&
    text.split(" ").length <= 4
  );
}
