import type { Place, ReadLine } from "../resume/reading.ts";
import { compared, squeezed } from "./words.ts";

/** How the words of a text are in a file: together, in pieces, apart from each other, or not. */
export type PresentText = "whole" | "broken" | "scattered" | "absent";

/** The text of a file in the order a machine reads it, to look for what was typed. */
export interface FileText {
  readonly standingOf: (text: string) => PresentText;
  /** Where a text is that is whole or broken; else []. */
  readonly placesOf: (text: string) => readonly Place[];
  /** Each time that it is there. */
  readonly everyPlaceOf: (text: string) => readonly (readonly Place[])[];
}

/** @param lines  those of a reading */
export function fileText(lines: readonly ReadLine[]): FileText {
  const whole = ` ${compared(lines.map((line) => line.text).join(" "))} `;
  const letters = lettersOf(lines);
  const pieces = whole.split(/[ -]/u).filter((piece) => piece !== "");

  function standingOf(text: string): PresentText {
    const words = compared(text);
    if (holds(whole, words)) return "whole";
    if (letters.text.includes(squeezed(text))) return "broken";
    const each = words.split(/[ -]/u).filter((word) => word !== "");
    const apart = each.filter((word) => !holds(whole, word));
    if (apart.length === 0) return "scattered";
    return apart.every((word) => isMadeOf(word, pieces)) ? "broken" : "absent";
  }

  function everyPlaceOf(text: string): readonly (readonly Place[])[] {
    const wanted = squeezed(text);
    const found: (readonly Place[])[] = [];
    for (
      let from = wanted === "" ? -1 : letters.text.indexOf(wanted);
      from !== -1;
      from = letters.text.indexOf(wanted, from + wanted.length)
    ) {
      found.push(letters.places(from, from + wanted.length));
    }
    return found;
  }

  return { standingOf, placesOf: (text) => everyPlaceOf(text)[0] ?? [], everyPlaceOf };
}

/** Whether the words are there, and not within longer ones: "SQL" is no part of "MySQL". */
function holds(whole: string, words: string): boolean {
  for (let at = whole.indexOf(words); at !== -1; at = whole.indexOf(words, at + 1)) {
    const after = whole.slice(at + words.length);
    if (
      !/[\p{L}\p{N}]$/u.test(whole.slice(Math.max(0, at - 2), at)) &&
      !/^[\p{L}\p{N}]/u.test(after)
    ) {
      return true;
    }
  }
  return false;
}

/** Fewer letters than this are no piece of a word that was too long for its column, unless they end it. */
const SHORTEST_PIECE = 4;

/** How many words of a column beside it may be between two pieces of a word. */
const MOST_BETWEEN = 60;

/** Whether a word is there in pieces, one after the other, with words of another column between them. */
function isMadeOf(word: string, pieces: readonly string[], from = 0, to = pieces.length): boolean {
  for (let at = from; at < Math.min(to, pieces.length); at++) {
    const piece = pieces[at] ?? "";
    if (piece === word) return true;
    if (piece.length < SHORTEST_PIECE || !word.startsWith(piece)) continue;
    if (isMadeOf(word.slice(piece.length), pieces, at + 1, at + 1 + MOST_BETWEEN)) return true;
  }
  return false;
}

interface Letters {
  readonly text: string;
  readonly places: (from: number, to: number) => readonly Place[];
}

/** Every letter of the file without blanks, knowing the line and the offset it came from. */
function lettersOf(lines: readonly ReadLine[]): Letters {
  const pieces: string[] = [];
  const origins: { readonly line: number; readonly from: number; readonly to: number }[] = [];
  for (const { number, text } of lines) {
    for (const { segment, index } of graphemes.segment(text)) {
      const letter = squeezed(segment);
      pieces.push(letter);
      // One letter may become several: a ligature, an ellipsis.
      for (let count = 0; count < letter.length; count += 1) {
        origins.push({ line: number, from: index, to: index + segment.length });
      }
    }
  }
  function places(from: number, to: number): readonly Place[] {
    const found = new Map<number, Place>();
    for (const { line, from: start, to: end } of origins.slice(from, to)) {
      const before = found.get(line);
      found.set(line, { line, from: before?.from ?? start, to: end });
    }
    return [...found.values()];
  }
  return { text: pieces.join(""), places };
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
