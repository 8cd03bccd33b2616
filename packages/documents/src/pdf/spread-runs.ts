import type { TextRun } from "@taiyari/domain/resume";
import type { ShownText } from "./shown-text.ts";
import { FEWEST_LETTERS, type SpacedGlyph, spreadText } from "./spread-text.ts";

/** Letters further apart than this with no blank between are two texts, in sizes of the letters. */
const FURTHEST = 2.2;

/** Runs whose letters are set apart, with the blanks that part their words and no others. */
export function withSpread(runs: readonly TextRun[], shown: readonly ShownText[]): TextRun[] {
  const spread = [
    ...shown.flatMap(({ text, spread: words, start, end, size }) =>
      words === null ? [] : [{ letters: bare(text), words, start, end, size }],
    ),
    ...letterLines(shown),
  ];
  return spread.reduce(withWords, [...runs]);
}

/** A text whose letters are set apart: what it says, and where it stands. */
interface SpreadLine extends Pick<ShownText, "start" | "end" | "size"> {
  readonly letters: string;
  readonly words: string;
}

/** The runs with those that make up a text as one. As they are where they say anything else. */
function withWords(runs: TextRun[], line: SpreadLine): TextRun[] {
  const isOn = ({ baseline, x, angle }: TextRun) =>
    angle === 0 &&
    Math.abs(baseline - line.start.y) < 1 &&
    x > line.start.x - 1 &&
    x < line.end.x + line.size * 0.1;
  const own = runs.filter(isOn);
  const first = own[0];
  const said = own.map(({ text }) => text);
  const isBroken = wordsIn(said).length > wordsIn([line.words]).length;
  const isOneLook = own.every(
    ({ text, font, bold, italic }) =>
      text.trim() === "" ||
      (font === first?.font && bold === first.bold && italic === first.italic),
  );
  if (!first || !isBroken || !isOneLook || bare(said.join("")) !== line.letters) return runs;
  const whole = { ...first, text: line.words, width: line.end.x - first.x };
  return runs.flatMap((run) => (run === first ? [whole] : own.includes(run) ? [] : [run]));
}

function wordsIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(/\s+/u)).filter((word) => word !== "");
}

/** Letters that are shown one at a time, from left to right on one line, as the texts they make. */
function letterLines(shown: readonly ShownText[]): SpreadLine[] {
  const lines: ShownText[][] = [];
  let line: ShownText[] = [];
  for (const piece of shown) {
    const before = line.at(-1);
    if (before && isNextLetter(before, piece)) line.push(piece);
    else {
      if (line.length >= FEWEST_LETTERS) lines.push(line);
      line = isLetter(piece.text) ? [piece] : [];
    }
  }
  if (line.length >= FEWEST_LETTERS) lines.push(line);
  return lines.flatMap(partedAtGaps).flatMap((part) => {
    const [first, last] = [part[0], part.findLast(({ text }) => text.trim() !== "")];
    if (!first || !last || part.length < FEWEST_LETTERS) return [];
    const words = spreadText(
      part.flatMap((piece, i): SpacedGlyph[] => {
        const before = part[i - 1];
        const gap = before ? (piece.start.x - before.end.x) / piece.size : 0;
        return [-gap * 1000, { text: piece.text }];
      }),
      0,
    );
    const letters = bare(part.map(({ text }) => text).join(""));
    return words === null
      ? []
      : [{ letters, words, start: first.start, end: last.end, size: first.size }];
  });
}

/** Letters separated where the gap is no longer one between letters: a column, or a date at the right. */
function partedAtGaps(line: readonly ShownText[]): ShownText[][] {
  const gaps = line.map((piece, i) => piece.start.x - (line[i - 1]?.end.x ?? piece.start.x));
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0;
  const parts: ShownText[][] = [];
  for (const [i, piece] of line.entries()) {
    const isFar = (gaps[i] ?? 0) > usual * 3 && (gaps[i] ?? 0) > usual + piece.size * 0.6;
    if (parts.length === 0 || isFar) parts.push([piece]);
    else parts.at(-1)?.push(piece);
  }
  return parts;
}

/** One character, whatever number of code units it takes. */
function isLetter(text: string): boolean {
  return /^.$/su.test(text);
}

function isNextLetter(before: ShownText, piece: ShownText): boolean {
  const gap = piece.start.x - before.end.x;
  return (
    isLetter(before.text) &&
    isLetter(piece.text) &&
    Math.abs(piece.start.y - before.start.y) < 0.5 &&
    Math.abs(piece.size - before.size) < 0.1 &&
    gap > -piece.size * 0.2 &&
    gap < piece.size * FURTHEST
  );
}

function bare(text: string): string {
  return text.normalize("NFC").replaceAll(/\s/gu, "");
}
