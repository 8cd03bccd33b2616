import type { Found } from "../../resume/reading.ts";
import type { NumberedLine } from "../line/line.ts";
import { wordsOf } from "../../lexicon/words.ts";
import type { Stretch } from "../line/found.ts";

/**
 * A network with what somebody is called there, as some templates write it: "GitHub://asharao", "LinkedIn: asha-rao".
 */
const ON_NETWORK =
  /(?<![\p{L}\p{N}])(?:github|gitlab|linkedin|leetcode|hackerrank|codechef|codeforces|kaggle|behance|dribbble|medium|twitter|instagram)\s?:\s?(?:\/\/)?\s?@?[a-z0-9][\w.-]{2,38}(?=$|[\s|•·,;)])/giu;

/** A word as networks allow it for a name, alone between marks or wide gaps. */
const HANDLE = /^@?\p{Ll}[\p{Ll}\p{Nd}]*(?:[._-][\p{Ll}\p{Nd}]+)*$/u;

/** So many letters of a name make a handle like it. */
const LIKE = 3;

/**
 * What somebody is called on a network whose icon a template draws beside it: "asharao" beside an e-mail address, known
 * by the letters of the name. A word in a sentence is none.
 */
export function findHandles(line: NumberedLine, name: Found | null): Stretch[] {
  const onNetwork = [...line.text.matchAll(ON_NETWORK)].map(({ 0: text, index }) => ({
    line,
    from: index,
    to: index + text.length,
  }));
  const isName = name?.places.some((place) => place.line === line.number) ?? true;
  const words = wordsOf(name?.value ?? "").filter((word) => word.length >= LIKE);
  if (onNetwork.length > 0 || isName) return onNetwork;
  return line.cells.flatMap((cell) => {
    const text = line.text.slice(cell.from, cell.to);
    return [...text.matchAll(/[^\s|•·,;]+(?:\s+[^\s|•·,;]+)*/gu)].flatMap(({ 0: part, index }) => {
      const letters = part.replaceAll(/[^\p{L}]/gu, "");
      const isLike = words.some((word) => letters.includes(word.slice(0, Math.max(LIKE, 3))));
      const from = cell.from + index;
      return HANDLE.test(part) && letters.length > LIKE && isLike
        ? [{ line, from, to: from + part.length }]
        : [];
    });
  });
}
