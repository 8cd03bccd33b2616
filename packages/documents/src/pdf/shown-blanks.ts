import type { TextRun } from "@taiyari/domain/resume";
import { SHAPED } from "./actual-text.ts";
import type { ShownText } from "./shown-text.ts";

/** A page that shows fewer blanks than one in so many letters parts its words by gaps. */
const LETTERS_A_BLANK = 25;

/** Places this close are one, in points. */
const SAME_PLACE = 0.3;

/** How far a letter reaches whose width the file does not give, in sizes of the letters. */
const WIDEST_LETTER = 1.6;

/**
 * Runs of shaped scripts with the blanks that the page shows and no others, each as wide as its letters reach. Fonts
 * of such scripts give joined letters no width of their own, so pdf.js sees gaps within words and takes them for blanks.
 *
 * @param shown  what the page's commands show, blanks too, in their order
 * @returns      the runs as they are where the page shows no blanks
 */
export function withShownBlanks(runs: readonly TextRun[], shown: readonly ShownText[]): TextRun[] {
  const blanks = shown.filter(({ text }) => text.trim() === "").length;
  const letters = shown.reduce((sum, { text }) => sum + text.trim().length, 0);
  if (blanks * LETTERS_A_BLANK < letters || !runs.some(({ text }) => SHAPED.test(text)))
    return [...runs];
  const starts = startsOf(runs, shown);
  const resolved = new Set<number>();
  const mended = runs.map((run, i): TextRun => {
    const start = starts[i] ?? -1;
    if (start < 0 || run.angle !== 0 || !SHAPED.test(run.text)) return run;
    const next = starts.slice(i + 1).find((at) => at > start) ?? shown.length;
    const own = piecesOf(shown, start, next);
    const text = textOf(own, run.text);
    if (text === null) return run;
    const last = own.findLastIndex((piece) => piece.text.trim() !== "");
    const right = reach(shown, start + last);
    resolved.add(Math.round(run.baseline));
    return {
      ...run,
      text,
      width: right === null ? run.width : Math.max(run.width, right - run.x),
    };
  });
  // On such a line a blank of its own says nothing that the letters beside it do not.
  return mended.filter(
    ({ text, baseline }) => text.trim() !== "" || !resolved.has(Math.round(baseline)),
  );
}

/** Where each run begins among the shown pieces; -1 for one that is not found. Both are in the order of the file. */
function startsOf(runs: readonly TextRun[], shown: readonly ShownText[]): number[] {
  let from = 0;
  return runs.map((run) => {
    if (run.text.trim() === "") return -1;
    const isStart = ({ start }: ShownText) =>
      Math.abs(start.x - run.x) < SAME_PLACE && Math.abs(start.y - run.baseline) < SAME_PLACE;
    for (let at = from; at < Math.min(shown.length, from + 400); at++) {
      const piece = shown[at];
      if (!piece || !isStart(piece)) continue;
      from = at + 1;
      return at;
    }
    return -1;
  });
}

/** The pieces from one on that stand on its line, each behind the one before. */
function piecesOf(shown: readonly ShownText[], start: number, end: number): ShownText[] {
  const own: ShownText[] = [];
  for (const piece of shown.slice(start, end)) {
    const before = own.at(-1);
    if (before && !isBehind(before, piece)) break;
    own.push(piece);
  }
  return own;
}

function isBehind(before: ShownText, piece: ShownText): boolean {
  return (
    Math.abs(piece.start.y - before.start.y) < SAME_PLACE &&
    piece.start.x >= before.start.x - SAME_PLACE
  );
}

/** How far a piece reaches: to the one shown behind it where that is near, else as far as the file says. */
function reach(shown: readonly ShownText[], at: number): number | null {
  const [piece, next] = [shown[at], shown[at + 1]];
  if (!piece) return null;
  const isNear =
    next !== undefined &&
    isBehind(piece, next) &&
    next.start.x - piece.end.x < piece.size * WIDEST_LETTER;
  return isNear ? Math.max(piece.end.x, next.start.x) : piece.end.x;
}

/** Letters that a file gives for a joined glyph may be so many more than the glyph shows. */
const MOST_MORE = 6;

/**
 * The letters of a run with the blanks that its pieces show. Where the file gives other letters than its glyphs, they
 * are those of one joined group, with a blank behind it at most. Null where the two do not agree at all.
 */
function textOf(own: readonly ShownText[], text: string): string | null {
  const shown = own
    .map((piece) => piece.text)
    .join("")
    .normalize("NFC");
  const letters = bare(text);
  if (bare(shown) === letters) return shown;
  const isGroup =
    !/\S\s+\S/u.test(shown) && Math.abs(bare(shown).length - letters.length) <= MOST_MORE;
  return isGroup ? `${letters}${/\s$/u.test(shown) ? " " : ""}` : null;
}

function bare(text: string): string {
  return text.normalize("NFC").replaceAll(/\s/gu, "");
}
