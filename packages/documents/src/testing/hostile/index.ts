import { createChoice } from "./choice.ts";
import { PDF_FILES } from "./pdf-files.ts";
import { WORD_FILES } from "./word-files.ts";

const MAKERS = Object.entries({ ...PDF_FILES, ...WORD_FILES });

/** A file that is made to do harm to whoever reads it. */
export interface HostileFile {
  /** "a DOCX of very many runs". */
  readonly what: string;
  /** With the ending of what it is. */
  readonly fileName: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * The hostile file of a number: the same number, the same file. Kinds follow each other, so that as many numbers in a
 * row as there are kinds give one of each.
 */
export function hostileFile(number: number): HostileFile {
  const maker = MAKERS[number % MAKERS.length];
  if (!maker) throw new Error("a hostile file has a whole number from 0 on");
  const [what, make] = maker;
  const ending = /\b(PDF|DOCX|DOC)\b/.exec(what)?.[1]?.toLowerCase() ?? "pdf";
  return { what, fileName: `hostile-${number}.${ending}`, bytes: make(createChoice(number)) };
}
