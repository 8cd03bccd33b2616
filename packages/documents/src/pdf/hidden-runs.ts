import type { TextRun } from "@taiyari/domain/resume";
import type { ShownText } from "./shown-text.ts";

interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Smaller letters than this, in points, are made for machines only. */
const SMALLEST_SIZE = 2;
/** And narrower than this each, on average. Fonts that draw their own letters may give any size. */
const NARROWEST_LETTER = 1.2;

/**
 * A page's runs with those marked that nobody can see: without ink, of the colour beneath them, smaller than two
 * points, or off the page. Where one run holds both, as white words at the end of a black line, it is cut in two.
 *
 * @param shown  what the page's commands show, in any order
 */
export function withHidden(
  runs: readonly TextRun[],
  shown: readonly ShownText[],
  page: PageSize,
): TextRun[] {
  const unseen = shown.filter((piece) => !piece.isSeen && !isOffPage(piece, page));
  const marked = runs.flatMap((run) => {
    if (isTiny(run) || isOff(run, page)) return [{ ...run, hidden: true as const }];
    return unseen.some((piece) => sharesPlace(piece, run)) ? cut(run, shown) : [run];
  });
  return [...marked, ...offPage(shown, page)];
}

function isTiny({ text, size, width }: TextRun): boolean {
  const letters = text.trim().length;
  return (
    letters > 0 && Math.abs(size) < SMALLEST_SIZE && Math.abs(width) / letters < NARROWEST_LETTER
  );
}

function isOff({ x, baseline, width, size }: TextRun, page: PageSize): boolean {
  const right = x + Math.abs(width);
  return isOffPage({ start: { x, y: baseline }, end: { x: right, y: baseline }, size }, page);
}

/** Letters that only lean over the edge can still be seen. */
function isOffPage(
  { start, end, size }: Pick<ShownText, "start" | "end" | "size">,
  page: PageSize,
): boolean {
  return (
    Math.max(start.x, end.x) < 0 ||
    Math.min(start.x, end.x) > page.width ||
    Math.max(start.y, end.y) < 0 ||
    Math.min(start.y, end.y) - size > page.height
  );
}

/** pdf.js leaves out what stands off the page, so such text comes from the commands themselves. */
function offPage(shown: readonly ShownText[], page: PageSize): TextRun[] {
  return shown
    .filter((piece) => isOffPage(piece, page))
    .map(({ text, start, end, size }) => ({
      text: text.normalize("NFC"),
      x: start.x,
      baseline: start.y,
      width: Math.abs(end.x - start.x),
      size,
      font: "",
      bold: false,
      italic: false,
      angle: 0,
      hidden: true,
    }));
}

/** Whether a shown piece and a run share a place: the same line, and most of the shorter of them. */
function sharesPlace({ start, end }: ShownText, run: TextRun): boolean {
  if (run.angle !== 0) return near(start.x, run.x) && near(start.y, run.baseline);
  if (Math.abs(start.y - run.baseline) > Math.max(0.5, run.size * 0.05)) return false;
  const [left, right] = [Math.min(start.x, end.x), Math.max(start.x, end.x)];
  const width = Math.abs(run.width);
  const overlap = Math.min(right, run.x + width) - Math.max(left, run.x);
  const least = Math.min(right - left, width);
  return overlap > least / 2 || (least < 0.1 && overlap >= -0.1);
}

function near(a: number, b: number): boolean {
  return Math.abs(a - b) < 1;
}

/** A run that holds unseen letters: hidden, seen, or both, one after the other. */
function cut(run: TextRun, shown: readonly ShownText[]): TextRun[] {
  const own = shown.filter((piece) => sharesPlace(piece, run));
  const unseen = own.filter((piece) => !piece.isSeen);
  const seen = own.filter((piece) => piece.isSeen);
  if (seen.length === 0) return [{ ...run, hidden: true }];
  if (run.angle !== 0 || unseen.some((piece) => seen.some((other) => isOver(piece, other)))) {
    // Two texts in one place: the run is the one that says what it says. A word set twice is bold or has a shadow.
    return lettersOf(seen).includes(bare(run.text)) ? [run] : [{ ...run, hidden: true }];
  }
  const isLonger = own.some(
    (piece) => piece.start.x < run.x - run.size || piece.end.x > run.x + run.width + run.size,
  );
  if (isLonger) return [run];
  return stretches(own).map(({ pieces, isSeen }): TextRun => {
    const from = pieces.reduce((least, { start }) => Math.min(least, start.x), Infinity);
    const to = pieces.reduce((most, { end }) => Math.max(most, end.x), -Infinity);
    const part = { ...run, text: joined(pieces), x: from, width: to - from };
    return isSeen ? part : { ...part, hidden: true };
  });
}

function isOver(a: ShownText, b: ShownText): boolean {
  const overlap = Math.min(a.end.x, b.end.x) - Math.max(a.start.x, b.start.x);
  return overlap > Math.min(a.end.x - a.start.x, b.end.x - b.start.x) / 2;
}

function bare(text: string): string {
  return text.replaceAll(/\s/gu, "");
}

function lettersOf(pieces: readonly ShownText[]): string {
  return bare(pieces.map((piece) => piece.text).join(""));
}

/** Neighbours from left to right that are all seen or all unseen. */
function stretches(
  pieces: readonly ShownText[],
): { readonly isSeen: boolean; readonly pieces: ShownText[] }[] {
  const found: { isSeen: boolean; pieces: ShownText[] }[] = [];
  for (const piece of pieces.toSorted((a, b) => a.start.x - b.start.x)) {
    const last = found.at(-1);
    if (last && last.isSeen === piece.isSeen) last.pieces.push(piece);
    else found.push({ isSeen: piece.isSeen, pieces: [piece] });
  }
  return found;
}

/** A gap wider than this share of the letters' size is a blank. */
const BLANK = 0.15;

function joined(pieces: readonly ShownText[]): string {
  return pieces
    .map(({ text, start, size }, i) => {
      const before = pieces[i - 1];
      return before && start.x - before.end.x > size * BLANK ? ` ${text}` : text;
    })
    .join("")
    .normalize("NFC");
}
