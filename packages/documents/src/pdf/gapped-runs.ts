import type { TextRun } from "@taiyari/domain/resume";
import type { ShownText } from "./shown-text.ts";

/** A gap so wide, in sizes of the letters, is more than a blank between two words of one text. */
const WIDEST_BLANK = 0.5;

/** Places this close are one, in points. */
const SAME_PLACE = 0.5;

/**
 * Runs cut where the page shows two texts apart and no blank between them. pdf.js puts a blank there and makes one run
 * of the two: a label and what it labels, a date and its title.
 *
 * @param shown  what the page's commands show, in their order
 */
export function withGaps(runs: readonly TextRun[], shown: readonly ShownText[]): TextRun[] {
  const rows = Map.groupBy(shown, ({ start }) => Math.round(start.y));
  return runs.flatMap((run) => {
    if (run.angle !== 0 || !/\S\s\S/u.test(run.text)) return [run];
    const at = Math.round(run.baseline);
    const near = [at - 1, at, at + 1].flatMap((row) => rows.get(row) ?? []);
    return cutAtGaps(
      run,
      near.filter((piece) => isWithin(piece, run)),
    );
  });
}

function isWithin({ start }: ShownText, run: TextRun): boolean {
  return (
    Math.abs(start.y - run.baseline) < SAME_PLACE &&
    start.x > run.x - SAME_PLACE &&
    start.x < run.x + run.width + SAME_PLACE
  );
}

/** A run in the parts its pieces stand in. Whole where they say anything else than it does. */
function cutAtGaps(run: TextRun, pieces: readonly ShownText[]): TextRun[] {
  const hasGap = pieces.some((piece, i) => {
    const before = pieces[i - 1];
    return before !== undefined && isApart(before, piece);
  });
  if (!hasGap) return [run];
  const parts: { start: number; end: number; letters: number }[] = [];
  let before: ShownText | undefined;
  for (const piece of pieces) {
    const letters = bare(piece.text).length;
    const part = parts.at(-1);
    if (part && before && !isApart(before, piece)) {
      part.letters += letters;
      part.end = Math.max(part.end, piece.end.x);
    } else parts.push({ start: piece.start.x, end: piece.end.x, letters });
    before = piece;
  }
  const isSame = bare(pieces.map(({ text }) => text).join("")) === bare(run.text);
  if (parts.length < 2 || !isSame) return [run];
  const texts = partedBy(
    run.text,
    parts.map(({ letters }) => letters),
  );
  if (!texts) return [run];
  return parts.map(({ start, end }, i) => ({
    ...run,
    text: texts[i] ?? "",
    x: start,
    width: end - start,
  }));
}

function isApart(before: ShownText, piece: ShownText): boolean {
  return (
    piece.start.x - before.end.x > WIDEST_BLANK * piece.size &&
    !/\s$/u.test(before.text) &&
    !/^\s/u.test(piece.text)
  );
}

/** A text in parts of so many letters, blanks aside; null where one would end within a word. */
function partedBy(text: string, lengths: readonly number[]): string[] | null {
  const parts: string[] = [];
  let rest = text;
  for (const length of lengths.slice(0, -1)) {
    const part = new RegExp(`^\\s*(?:\\S\\s*){${length}}(?<=\\s)`, "u").exec(rest)?.[0];
    if (!part) return null;
    parts.push(part.trim());
    rest = rest.slice(part.length);
  }
  return [...parts, rest];
}

/** The letters of a text: its code points but the blanks. */
function bare(text: string): string {
  return text.normalize("NFC").replaceAll(/\s/gu, "");
}
