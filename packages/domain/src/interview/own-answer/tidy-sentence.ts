import { fillersOf } from "../delivery/index.ts";
import { regex } from "../../text/regex.ts";
import { sentenceStart } from "../../text/wording.ts";

/** Words that join a sentence to one before it, which may stand elsewhere now. */
const OPENING = /^(?:(?:and|so|then|but|also|well|okay|ok|yes|yeah|aur|toh|phir)\s*,?\s+)+(?=\S)/iu;
const EMPTY = regex("giu")`
  (?:,\s*)?\b(?:basically|actually|honestly|obviously|to\s+be\s+honest|you\s+know|i\s+mean|sort\s+of|kind\s+of|like\s+i\s+said)\b(?:\s*,)?
`;

/** A spoken sentence as one would write it: without fillers and what joins it to another one, with a capital and a mark. Its words are not changed. */
export function tidySentence(text: string): string {
  let left = text;
  for (const { from, to } of fillersOf({ turn: 0, text, words: null }).toReversed())
    left = `${left.slice(0, from).replace(/,\s*$/u, " ")}${left.slice(to).replace(/^\s*,/u, " ")}`;
  const plain = left
    .replaceAll(EMPTY, " ")
    .replace(OPENING, "")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/\s+([,.;:!?])/gu, "$1")
    .replaceAll(/,(?:\s*,)+/gu, ",")
    .replace(/^[\s,;:]+/u, "")
    .replace(/[\s,;:]+$/u, "");
  if (plain === "") return "";
  return /[.!?।]$/u.test(plain) ? sentenceStart(plain) : `${sentenceStart(plain)}.`;
}
