import type { ReadLine, TextRun } from "@taiyari/domain/resume";

/** How far right each letter of a line begins, and after the last one where the line ends. Points from the page's left. */
export type LetterStops = readonly number[];

/**
 * Widths of the characters from the space on, in thousandths of the size: near enough, whatever the font, to part a
 * run that a file gives as one. Source: Helvetica in Adobe's Core 14 font metrics.
 */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
  556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
  611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
  667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
  222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const FIRST = 32;
const USUAL = 556;

/**
 * Where the letters of a line stand.
 *
 * The runs of the file say it, as far as they can be found again in the line; between them, and for a file whose runs
 * are not known, the letters share the width by their shapes.
 */
export function letterStops(line: ReadLine, runs: readonly TextRun[]): LetterStops {
  const stops: (number | undefined)[] = Array.from({ length: line.text.length + 1 });
  let at = 0;
  for (const run of runsOn(line, runs)) {
    const match = findLoosely(line.text, run.text, at);
    if (!match) continue;
    place(stops, line.text, match, run);
    at = match.to;
  }
  stops[0] ??= line.x;
  stops[line.text.length] ??= line.x + line.width;
  return fillGaps(stops, line.text);
}

function runsOn(line: ReadLine, runs: readonly TextRun[]): TextRun[] {
  const [left, right] = [line.x - 2, line.x + line.width + 2];
  return runs
    .filter(
      (run) =>
        run.angle === 0 &&
        run.text.trim() !== "" &&
        run.baseline > line.y &&
        run.baseline < line.y + line.height * 1.2 &&
        run.x >= left &&
        run.x + run.width <= right + 2,
    )
    .toSorted((a, b) => a.x - b.x);
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The first stretch of a text from `at` on that holds the same letters, blanks aside; null for none. */
function findLoosely(text: string, wanted: string, at: number): Stretch | null {
  const letters = wanted.replaceAll(/\s+/gu, "");
  const first = letters.charAt(0);
  for (let from = text.indexOf(first, at); from >= 0; from = text.indexOf(first, from + 1)) {
    const to = endOfLetters(text, from, letters);
    if (to !== null) return { from, to };
  }
  return null;
}

function endOfLetters(text: string, from: number, letters: string): number | null {
  let seen = 0;
  let at = from;
  while (seen < letters.length) {
    if (at >= text.length) return null;
    const letter = text.charAt(at);
    if (letter === letters.charAt(seen)) seen++;
    else if (!/\s/u.test(letter)) return null;
    at++;
  }
  return at;
}

/** Gives each letter of a stretch its share of the run's width. */
function place(
  stops: (number | undefined)[],
  text: string,
  { from, to }: Stretch,
  run: TextRun,
): void {
  const trimmed = run.text.trim();
  const whole = widthOf(run.text) || 1;
  const lead = run.text.indexOf(trimmed);
  const start = run.x + (run.width * widthOf(run.text.slice(0, lead))) / whole;
  const width = (run.width * widthOf(trimmed)) / whole;
  const own = widthOf(text.slice(from, to)) || 1;
  let reached = 0;
  for (let at = from; at < to; at++) {
    stops[at] = start + (width * reached) / own;
    reached += widthOf(text.charAt(at));
  }
  // The blank after a run belongs to the gap before the next one.
  stops[to] = start + width;
}

function fillGaps(stops: readonly (number | undefined)[], text: string): number[] {
  const filled: number[] = [];
  for (let at = 0; at < stops.length; at++) {
    const known = stops[at];
    if (known !== undefined) {
      filled.push(known);
      continue;
    }
    const next = stops.findIndex((stop, index) => index > at && stop !== undefined);
    const from = at - 1;
    const [left, right] = [filled[from] ?? 0, stops[next] ?? 0];
    const whole = widthOf(text.slice(from, next)) || 1;
    filled.push(left + ((right - left) * widthOf(text.slice(from, at))) / whole);
    // The others of this gap follow from the same two ends.
    for (let inner = at + 1; inner < next; inner++) {
      filled.push(left + ((right - left) * widthOf(text.slice(from, inner))) / whole);
    }
    at = next - 1;
  }
  return filled;
}

function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) {
    const known = WIDTHS[(letter.codePointAt(0) ?? 0) - FIRST];
    // Signs over and under a letter take no room of their own.
    width += known ?? (/\p{Mn}/u.test(letter) ? 0 : USUAL);
  }
  return width;
}
