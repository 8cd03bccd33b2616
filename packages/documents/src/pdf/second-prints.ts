import type { TextRun } from "@taiyari/domain/resume";
import type { ShownText } from "./shown-text.ts";

/** A glyph set again closer than this to the first, in sizes of the letters, is one that is made bold that way. */
const SAME_PLACE = 0.1;

/** Letters whose starts are further apart than this, in sizes of the letters, belong to two texts. */
const FURTHEST = 3;

/** A gap wider than this share of the letters' size is a blank. */
const BLANK = 0.15;

/** Starts are a fixed pitch apart where they differ from it, or from twice it, by no more than this share. */
const UNEVEN_PITCH = 0.08;
const FIXED_SHARE = 0.8;

/**
 * The texts of a page in which programs draw each glyph twice to make it bold: "Asha" is stored "AAsshhaa".
 *
 * @param shown  what the page's commands show, in their order
 * @returns      the runs with such texts as they are seen, in bold, and what is shown without the second prints; both as
 *               they were where no glyph is drawn twice
 */
export function withoutSecondPrints(
  runs: readonly TextRun[],
  shown: readonly ShownText[],
): { readonly runs: readonly TextRun[]; readonly shown: readonly ShownText[] } {
  const kept: ShownText[] = [];
  /** How often a glyph is drawn again. */
  const again = new Map<ShownText, number>();
  for (const piece of shown) {
    const before = kept.at(-1);
    if (before && isSecondPrint(before, piece)) again.set(before, (again.get(before) ?? 0) + 1);
    else kept.push(piece);
  }
  if (again.size === 0) return { runs, shown };
  const lines = letterLines(kept).filter((line) => line.some((piece) => again.has(piece)));
  return { runs: lines.reduce((all, line) => asSeen(all, line, again), runs), shown: kept };
}

function isSecondPrint(first: ShownText, second: ShownText): boolean {
  const { size } = first;
  return (
    isLetter(first) &&
    first.text === second.text &&
    Math.abs(first.size - second.size) < 0.1 &&
    Math.abs(first.start.x - second.start.x) < size * SAME_PLACE &&
    Math.abs(first.start.y - second.start.y) < size * SAME_PLACE
  );
}

/** Letters that are shown one at a time, from left to right on one line. */
function letterLines(shown: readonly ShownText[]): ShownText[][] {
  const lines: ShownText[][] = [];
  for (const piece of shown) {
    const before = lines.at(-1)?.at(-1);
    if (!isLetter(piece)) lines.push([]);
    else if (before && isNext(before, piece)) lines.at(-1)?.push(piece);
    else lines.push([piece]);
  }
  return lines;
}

function isLetter({ text }: ShownText): boolean {
  return /^.$/su.test(text);
}

function isNext(before: ShownText, piece: ShownText): boolean {
  const step = piece.start.x - before.start.x;
  return (
    Math.abs(piece.start.y - before.start.y) < 0.5 &&
    Math.abs(piece.size - before.size) < 0.1 &&
    step > 0 &&
    step < piece.size * FURTHEST
  );
}

/** The runs with those of a line of letters as one. As they are where they hold anything else. */
function asSeen(
  runs: readonly TextRun[],
  line: readonly ShownText[],
  again: ReadonlyMap<ShownText, number>,
): readonly TextRun[] {
  const [start, end] = [line[0], line.at(-1)];
  if (!start || !end) return runs;
  const own = runs.filter(
    ({ baseline, x, angle }) =>
      angle === 0 &&
      Math.abs(baseline - start.start.y) < 1 &&
      x > start.start.x - 1 &&
      x < end.end.x,
  );
  const [first] = own;
  const letters = line.filter(({ text }) => text.trim() !== "");
  const prints = letters.reduce((sum, piece) => sum + 1 + (again.get(piece) ?? 0), 0);
  const stored = own.reduce((sum, { text }) => sum + text.replaceAll(/\s/gu, "").length, 0);
  if (!first || stored !== prints) return runs;
  const width = end.end.x - start.start.x;
  const whole = { ...first, text: wordsOf(line), x: start.start.x, width, bold: true };
  return runs.flatMap((run) => (run === first ? [whole] : own.includes(run) ? [] : [run]));
}

/** What letters say, with blanks where they stand apart and none is stored. */
function wordsOf(line: readonly ShownText[]): string {
  const steps = line.slice(1).map((piece, i) => piece.start.x - (line[i]?.start.x ?? 0));
  const pitch = steps.toSorted((a, b) => a - b)[steps.length >> 1] ?? 0;
  const isOnPitch = (step: number) =>
    [1, 2].some((times) => Math.abs(step / (pitch * times) - 1) < UNEVEN_PITCH);
  const isFixed = steps.filter(isOnPitch).length >= steps.length * FIXED_SHARE;
  return line
    .map((piece, i) => {
      const before = line[i - 1];
      if (!before) return piece.text;
      const isApart = isFixed
        ? piece.start.x - before.start.x > pitch * 1.5
        : piece.start.x - before.end.x > piece.size * BLANK;
      return isApart ? ` ${piece.text}` : piece.text;
    })
    .join("")
    .replaceAll(/ {2,}/gu, " ")
    .normalize("NFC")
    .trim();
}
