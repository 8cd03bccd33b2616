import { type Token, tokenize } from "../../text/tokens.ts";
import { cleanText } from "./clean-text.ts";
import { type HeldWords, isHeld } from "./held-words.ts";

/**
 * `link`: an address of a page or of mail. `markup`: a tag, a picture, a code fence, JSON. `name`: a word with a capital
 * or a digit. `script`: a word that is not of the Latin script. `words`: two words side by side that are neither held
 * nor plain English, or one that is said three times. `request`: asks the reader to click, pay or sign in. `unseen`:
 * characters nobody sees.
 */
export type ForeignKind = "link" | "markup" | "name" | "script" | "words" | "request" | "unseen";

/** A stretch of a model's text that nobody gave it. Offsets count UTF-16 units. */
export interface ForeignPart {
  readonly kind: ForeignKind;
  readonly from: number;
  readonly to: number;
}

const LINK =
  /\b(?:[a-z][a-z+.-]*:\/\/|(?:data|javascript|mailto|tel|file|vbscript):)[^\s)>\]]*|\bwww\.[^\s)>\]]+|[\w.+-]+@[\w-]+\.[\w.-]*\w|(?<![\p{L}\p{N}.@-])(?:[\p{L}\p{N}-]{2,}\.)+\p{L}{2,}(?:\/[^\s)>\]]*)?/giu;
const MARKUP =
  /<\/?[a-z!?|][^>\n]*>?|!\[|\]\(|\]\[|```|<\||\|>|\[\/?INST\]|&#?\w+;|[\p{L}\p{N}"”]\s*=|"[^"\n]*"\s*:|\\u\{?[0-9a-f]{4}/giu;
/** What no text about a resume has to ask of its reader. */
const REQUEST =
  /(?:^|(?<=[.!?।\n]\s*))(?:please\s+)?(?:click|download|log ?in|sign ?in|pay|transfer|deposit|install|scan|whatsapp)\b[^.!?\n]*/giu;

/**
 * The stretches of a model's text that nobody gave it and that are no plain English, in order; [] for none. Whether its
 * facts are those of the source is another matter: `checkFacts`.
 *
 * Of scripts other than Latin we know no plain words: there every word has to be given.
 */
export function foreignParts(text: string, held: HeldWords): ForeignPart[] {
  const parts = [
    ...partsLike(LINK, text, "link").filter((part) => !isHeldLink(text, part, held)),
    ...partsLike(MARKUP, text, "markup"),
    ...(held.quotable ? partsLike(REQUEST, text, "request") : []),
    ...foreignWords(text, held),
  ];
  if (cleanText(text) !== text.normalize("NFC")) {
    parts.push({ kind: "unseen", from: 0, to: text.length });
  }
  return parts.toSorted((a, b) => a.from - b.from);
}

function partsLike(pattern: RegExp, text: string, kind: ForeignKind): ForeignPart[] {
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    kind,
    from: index,
    to: index + found.length,
  }));
}

/** Also true of names of technology with a dot, which are judged as words: "Node.js". */
function isHeldLink(
  text: string,
  { from, to }: ForeignPart,
  { links, careers }: HeldWords,
): boolean {
  const lower = text.slice(from, to).toLowerCase();
  return (
    links.includes(lower) ||
    careers.exact.has(
      tokenize(lower)
        .map(({ key }) => key)
        .join(""),
    )
  );
}

function foreignWords(text: string, held: HeldWords): ForeignPart[] {
  const parts: ForeignPart[] = [];
  const repeated: ForeignPart[] = [];
  const quotes = [...text.matchAll(/“[^”\n]*”|"[^"\n]*"/gu)];
  const tokens = tokenize(text);
  for (const [at, token] of tokens.entries()) {
    const { from, to } = token;
    if (isThird(tokens, at)) repeated.push({ kind: "words", from, to });
    if (isHeld(token, standingOf(text, token, quotes), held)) continue;
    if (/^\p{N}|[\p{Lu}\p{N}]/u.test(token.text)) parts.push({ kind: "name", from, to });
    else if (!/^\p{Script=Latin}/u.test(token.text)) parts.push({ kind: "script", from, to });
    else parts.push({ kind: "words", from, to });
  }
  return [
    ...repeated,
    ...parts.filter((part) => part.kind !== "words" || !isAlone(part, parts, text)),
  ];
}

/** One word that is not known may be a good one; two side by side say something of their own. */
function isAlone(part: ForeignPart, parts: readonly ForeignPart[], text: string): boolean {
  return !parts.some(
    (other) =>
      other !== part &&
      /^[\s,/&-]*$/u.test(text.slice(Math.min(part.to, other.to), Math.max(part.from, other.from))),
  );
}

/** Said three times side by side. */
function isThird(tokens: readonly Token[], at: number): boolean {
  const [a, b, c] = tokens.slice(Math.max(0, at - 2), at + 1);
  return a !== undefined && a.key === b?.key && b.key === c?.key;
}

function standingOf(text: string, { from }: Token, quotes: readonly RegExpExecArray[]) {
  return {
    isFirst: /(?:^|[.!?:।•\n])[\s“"'(*•-]*$/u.test(text.slice(0, from)),
    isQuoted: quotes.some(({ index, 0: quote }) => from > index && from < index + quote.length),
  };
}
