import { type Token, tokenize } from "../../text/tokens.ts";
import { cleanText } from "./clean-text.ts";
import { type HeldWords, isHeld, LEAK, type Standing } from "./held-words.ts";
import { isPlainWord } from "./plain-words.ts";
import { regex } from "../../text/regex.ts";

/**
 * `link`: an address of a page or of mail. `markup`: a tag, a picture, a code fence, JSON, our instructions. `name`: a word with a capital
 * or a digit, a code, a score. `script`: a word that is not of the Latin script. `words`: one that is neither held nor
 * plain English, beside another such or a figure; or one that is said three times. `request`: asks the reader to click, pay or sign in. `unseen`:
 * characters nobody sees.
 */
export type ForeignKind = "link" | "markup" | "name" | "script" | "words" | "request" | "unseen";

/** A stretch of a model's text that nobody gave it. Offsets count UTF-16 units. */
export interface ForeignPart {
  readonly kind: ForeignKind;
  readonly from: number;
  readonly to: number;
}

const LINK = regex("giu")`
  \b(?:[a-z][a-z+.-]*://|(?:data|javascript|mailto|tel|file|vbscript):)[^\s)>\]]*|
  \bwww\.[^\s)>\]]+|[\w.+-]+@[\w-]+\.[\w.-]*\w|(?<![\p{L}\p{N}.@-])(?:[\p{L}\p{N}-]{2,}\.)+\p{L}{2,}(?:/[^\s)>\]]*)?
`;
const MARKUP =
  /<\/?[a-z!?|][^>\n]*>?|!\[|\]\(|\]\[|```|<\||\|>|\[\/?INST\]|&#?\w+;|[\p{L}\p{N}"”]\s*=|"[^"\n]*"\s*:|\\u\{?[0-9a-f]{4}/giu;
/** "MANGO-5", "FREE:COACH": capitals joined with figures or with more capitals. */
const CODE = /(?<!\p{L})\p{Lu}{2,}(?:[ :_/-]{1,2}(?:\p{Lu}{2,}|\p{N}+))+(?!\p{L})/gu;
/** Points out of a hundred. */
const SCORE = /\b\d+(?:\.\d+)?\s*(?:\/|out of)\s*100\b/giu;
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
    ...[CODE, SCORE].flatMap((pattern) =>
      partsLike(pattern, text, "name").filter(
        ({ from, to }) => !held.given.includes(text.slice(from, to)),
      ),
    ),
    ...instructionsIn(text, held),
    ...(held.quotable ? partsLike(REQUEST, text, "request") : []),
    ...foreignWords(text, held),
  ];
  if (cleanText(text) !== text.normalize("NFC")) {
    parts.push({ kind: "unseen", from: 0, to: text.length });
  }
  return parts.toSorted((a, b) => a.from - b.from);
}

/** Runs of our own instructions: what is asked of the model is no answer. */
function instructionsIn(text: string, { instructions }: HeldWords): ForeignPart[] {
  const tokens = tokenize(text);
  return tokens.flatMap((token, at) => {
    const run = tokens.slice(at, at + LEAK).map(({ key }) => key);
    const isLeak = run.length === LEAK && instructions.has(run.join(" "));
    return isLeak
      ? [{ kind: "markup" as const, from: token.from, to: tokens[at + LEAK - 1]?.to ?? token.to }]
      : [];
  });
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
  const quotes = [...text.matchAll(/“[^”\n]*”|"[^"\n]*"/gu)];
  const tokens = tokenize(text);
  for (const [at, token] of tokens.entries()) {
    const { from, to } = token;
    const beside = [tokens[at - 1], tokens[at + 1]].filter((other) => other !== undefined);
    if (isThird(tokens, at)) parts.push({ kind: "words", from, to });
    if (isFigure(token)) {
      if (!isHeldFigure(tokens, at, held)) parts.push({ kind: "script", from, to });
      continue;
    }
    if (isHeld(token, standingOf(text, token, quotes), held)) continue;
    if (/[\p{Lu}\p{N}]/u.test(token.text)) parts.push({ kind: "name", from, to });
    else if (!isLatin(token)) parts.push({ kind: "script", from, to });
    else if (beside.some((other) => isStrange(other, token, text, held))) {
      parts.push({ kind: "words", from, to });
    }
  }
  return parts;
}

/**
 * Whether a word beside one that is not known makes the two say something of their own: a figure, a word that is no
 * plain English either, or one that a hyphen joins to it. One unknown word by itself may be a good one.
 */
function isStrange(other: Token, token: Token, text: string, { careers }: HeldWords): boolean {
  const between = text.slice(Math.min(other.to, token.to), Math.max(other.from, token.from));
  if (!/^[\s,/&-]*$/u.test(between)) return false;
  if (isFigure(other) || between.includes("-")) return true;
  return !isPlainWord(other.text, careers) && !careers.exact.has(other.key);
}

/** Of a script without plain words a figure stands beside the word it stands beside in the source. */
function isHeldFigure(tokens: readonly Token[], at: number, { names }: HeldWords): boolean {
  const token = tokens[at];
  return [at - 1, at].every((first) => {
    const [a, b] = [tokens[first], tokens[first + 1]];
    const other = first === at ? b : a;
    if (!a || !b || !other || !token || isLatin(other) || isFigure(other)) return true;
    return names.pairs.has(`${a.key} ${b.key}`);
  });
}

function isFigure({ text }: Token): boolean {
  return /^\p{N}+$/u.test(text);
}

function isLatin({ text }: Token): boolean {
  return /^\p{Script=Latin}/u.test(text);
}

/** Said three times side by side. */
function isThird(tokens: readonly Token[], at: number): boolean {
  const [a, b, c] = tokens.slice(Math.max(0, at - 2), at + 1);
  return a !== undefined && a.key === b?.key && b.key === c?.key;
}

function standingOf(text: string, { from }: Token, quotes: readonly RegExpExecArray[]): Standing {
  return {
    isFirst: /(?:^|[.!?:।•\n])[\s“"'(*•-]*$/u.test(text.slice(0, from)),
    isQuoted: quotes.some(({ index, 0: quote }) => from > index && from < index + quote.length),
  };
}
