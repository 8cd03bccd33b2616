import type { TextRun } from "@taiyari/domain/resume";

/** Symbols that a reading has as the letters they stand for, and those that it leaves out. */
const LETTER_SYMBOLS = /[\u{1d400}-\u{1d7ff}\u{ff01}-\u{ff5e}]/gu;
const PICTURES = /(?![©®™\d#*])\p{Extended_Pictographic}|\u{fe0f}/gu;

/** The runs of a file with the letters that a reading has of them, so that they are found again in its lines. */
export function asRead(runs: readonly TextRun[]): readonly TextRun[] {
  return runs.map((run) => ({
    ...run,
    text: run.text
      .replaceAll(LETTER_SYMBOLS, (symbol) => symbol.normalize("NFKC"))
      .replaceAll(PICTURES, " "),
  }));
}
