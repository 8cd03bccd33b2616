import { tokenize, type Token } from "../../text/tokens.ts";
import type { AnswerTurn, TimedWord } from "../session.ts";

/** A filler in the text of an answer turn. */
export interface Filler {
  readonly turn: number;
  readonly from: number;
  readonly to: number;
  /** As it is counted: "um", "matlab". */
  readonly word: string;
}

/** Sounds, which are never words of their own; drawn out as one likes. */
const SOUNDS = /^(?:u+m+|u+h+|u+h+m+|e+r+m*|a+h+|h+m+|m{2,}|e+h+|उम+|अं+|ह्म+|अअ+)$/u;

/**
 * Words that are fillers only where they stand alone, between commas or pauses: they mean something elsewhere. In English, in Hindi and in Hindi with Latin letters.
 *
 * Sources: filler lists of voice-coach-mcp (isolated words) and of cruvss/Fast_api (Hindi); the rest is ours.
 */
const ALONE: readonly string[] = [
  "like",
  "so",
  "well",
  "right",
  "okay",
  "ok",
  "actually",
  "literally",
  "basically",
  "you know",
  "i mean",
  "sort of",
  "kind of",
  "you see",
  "matlab",
  "yaani",
  "haan",
  "acha",
  "accha",
  "achha",
  "na",
  "toh",
  "bas",
  "woh na",
  "aisa hai",
  "kya kehte hain",
  "kya bolte hain",
  "मतलब",
  "यानी",
  "हाँ",
  "हां",
  "अच्छा",
  "ना",
  "तो",
  "क्या कहते हैं",
];
/** Of those, the ones that one comma or pause beside them is enough for. */
const ONE_SIDE = new Set([
  "basically",
  "literally",
  "you know",
  "i mean",
  "matlab",
  "yaani",
  "kya kehte hain",
  "मतलब",
  "यानी",
  "क्या कहते हैं",
]);

const PHRASES = ALONE.map((word) => ({ word, keys: word.split(" ") })).toSorted(
  (a, b) => b.keys.length - a.keys.length,
);

/** A word with silence of this many seconds beside it stands alone. */
const SILENCE = 0.3;

/** The fillers of an answer turn in order. Times of words, where a recogniser gives them, show pauses that have no comma. */
export function fillersOf({
  turn,
  text,
  words,
}: Pick<AnswerTurn, "turn" | "text" | "words">): Filler[] {
  const tokens = tokenize(text);
  const silences = words ? silencesOf(tokens, words) : null;
  const found: Filler[] = [];
  let at = 0;
  while (at < tokens.length) {
    const length = fillerAt(tokens, at, text, silences);
    const [first, last] = [tokens[at], tokens[at + length - 1]];
    if (length > 0 && first && last)
      found.push({
        turn,
        from: first.from,
        to: last.to,
        word: text.slice(first.from, last.to).toLowerCase(),
      });
    at += Math.max(1, length);
  }
  return found;
}

/** How many words from here are a filler; 0 for none. */
function fillerAt(
  tokens: readonly Token[],
  at: number,
  text: string,
  silences: readonly boolean[] | null,
): number {
  const token = tokens[at];
  // "ER diagrams", "MM module" are names.
  if (token && SOUNDS.test(token.key) && !/^\p{Lu}{2}/u.test(token.text)) return 1;
  for (const { word, keys } of PHRASES) {
    if (!keys.every((key, next) => tokens[at + next]?.text.toLowerCase() === key)) continue;
    const end = at + keys.length;
    const before = at > 0 && (isBreak(tokens, at, text) || (silences?.[at] ?? false));
    const after = end < tokens.length && (isBreak(tokens, end, text) || (silences?.[end] ?? false));
    const opens =
      at === 0 || endsSentence(text.slice(tokens[at - 1]?.to ?? 0, tokens[at]?.from ?? 0));
    // "So, at Saral …" opens a sentence as anybody does.
    if (opens && !ONE_SIDE.has(word)) continue;
    if (
      ONE_SIDE.has(word)
        ? before ||
          (after && !endsSentence(text.slice(tokens[end - 1]?.to ?? 0, tokens[end]?.from ?? 0)))
        : before && after
    )
      return keys.length;
  }
  return 0;
}

/** A mark between a word and the one before it, or a sound, which is a pause that was filled. */
function isBreak(tokens: readonly Token[], at: number, text: string): boolean {
  const [before, word] = [tokens[at - 1], tokens[at]];
  if (!before || !word) return false;
  return /[,;:.!?…–—।]|\s-\s/u.test(text.slice(before.to, word.from)) || SOUNDS.test(before.key);
}

function endsSentence(gap: string): boolean {
  return /[.!?।\n]/u.test(gap);
}

/** For each word whether silence is before it. Words that were put right since have none. */
function silencesOf(tokens: readonly Token[], timed: readonly TimedWord[]): boolean[] {
  const keys = timed.flatMap(({ text, from, to }) =>
    tokenize(text).map(({ key }) => ({ key, from, to })),
  );
  let next = 0;
  return tokens.map(({ key }) => {
    const at = keys.findIndex(
      (word, place) => place >= next && place < next + 6 && word.key === key,
    );
    if (at < 0) return false;
    next = at + 1;
    const [before, word] = [keys[at - 1], keys[at]];
    return before !== undefined && word !== undefined && word.from - before.to >= SILENCE;
  });
}
