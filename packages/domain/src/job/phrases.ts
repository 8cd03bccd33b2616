import type { SkillMention } from "../careers/find-skills.ts";
import { EVERYDAY, USES } from "../lexicon/everyday-words.ts";
import { FRAME_WORDS, JOINING, PEOPLE, PLACE_WORDS, VERBS, WORK_HEADS } from "./phrase-words.ts";
import { FUNCTION_WORDS, singular, tokenize } from "../text/tokens.ts";
import type { Token } from "../text/tokens.ts";

/** A run of words of a line between marks, little words and known skills: what may be a name. */
export interface Phrase {
  /** As the line writes it. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly tokens: readonly Token[];
  /** What precedes it: the line's start, a mark, "and", a preposition or article ("of"), a known skill, a word. */
  readonly opening: "mark" | "start" | "and" | "of" | "skill" | "word";
  /** What follows it: "of" for a preposition, "cut" where words were cut from its end. */
  readonly closing: "mark" | "end" | "and" | "of" | "skill" | "word" | "cut";
}

/**
 * Cuts a line into phrases, in order.
 *
 * Words that ask or praise ("strong knowledge of") and the verb a duty begins with are cut from the ends. Letters
 * joined to their like ("SOME/IP", "R&D", "X-ray") stay whole; longer words around a slash are two phrases.
 *
 * @param isVerbLine  true for a duty, whose parts begin with verbs: "check reinforcement and certify bills"
 */
export function phrasesOf(
  text: string,
  known: readonly SkillMention[],
  isVerbLine = false,
): Phrase[] {
  const tokens = tokenize(text);
  const runs: { tokens: Token[]; at: number }[] = [];
  let run: Token[] = [];
  const isTaken = (token: Token) =>
    known.some((mention) => token.from < mention.to && mention.from < token.to);
  const close = (at: number) => {
    if (run.length > 0) runs.push({ tokens: run, at: at - run.length });
    run = [];
  };
  for (const [at, token] of tokens.entries()) {
    const previous = tokens[at - 1];
    if (isTaken(token) || isLittle(token)) {
      close(at);
      continue;
    }
    if (previous && run.length > 0 && !isJoined(text, previous, token)) close(at);
    run.push(token);
  }
  close(tokens.length);
  return runs.flatMap(
    ({ tokens: own, at }) => phraseOf(text, own, at, tokens, isTaken, isVerbLine) ?? [],
  );
}

/** "and", "with", "some" – but not "SOME/IP", "IT" or the "IS" of "IS 456". */
function isLittle({ text, key }: Token): boolean {
  return (FUNCTION_WORDS.has(key) || JOINING.has(key)) && !/^\p{Lu}{2,}$/u.test(text);
}

function isJoined(text: string, one: Token, other: Token): boolean {
  const between = text.slice(one.to, other.from);
  if (other.gap === "break" || /['’]/u.test(between)) return false;
  if (other.gap === "space") return true;
  if (/[/]/u.test(between))
    return !/\s/u.test(between) && (one.text.length < 3 || other.text.length < 3);
  if (/&/u.test(between)) return !/\s/u.test(between) || isCapital(one) !== isLowerCase(other);
  return true;
}

const isCapital = ({ text }: Token) => /^\p{Lu}/u.test(text);
const isLowerCase = ({ text }: Token) => /^\p{Ll}/u.test(text);

function phraseOf(
  text: string,
  own: readonly Token[],
  at: number,
  all: readonly Token[],
  isTaken: (token: Token) => boolean,
  isVerbLine: boolean,
): Phrase | null {
  let [first, last] = [0, own.length - 1];
  let cutFront = false;
  const previous = all[at - 1];
  const opensWithMark =
    isVerbLine && (!previous || /[,;]|\band\b/u.test(text.slice(previous.from, own[0]?.from ?? 0)));
  while (
    first <= last &&
    !isOfName(own, first, at) &&
    (isFrame(own[first]) || isVerb(own, first, at === 0 || cutFront || opensWithMark))
  ) {
    first++;
    cutFront = true;
  }
  while (first < last && PLACE_WORDS.has(own[first]?.key ?? "")) first++;
  while (first < last && isNumber(own[first]) && own[first + 1]?.gap !== "joint") first++;
  last = endOf(own, first, last);
  [first, last] = coreOf(own, first, last);
  const kept = own.slice(first, last + 1);
  const [head, tail] = [kept[0], kept.at(-1)];
  if (!head || !tail || !kept.some((token) => /\p{L}/u.test(token.text))) return null;
  const [before, after] = [all[at - 1], all[at + own.length]];
  return {
    text: text.slice(head.from, tail.to),
    from: head.from,
    to: tail.to,
    tokens: kept,
    opening: openingOf(text, before, own[0], isTaken),
    closing: closingOf(text, tail, own.at(-1), after, isTaken),
  };
}

/** "Experience Cloud": a capital inside the line that the next word shares makes a name of a word that asks. */
function isOfName(own: readonly Token[], first: number, at: number): boolean {
  const [token, next] = [own[first], own[first + 1]];
  if (!token || !next || at + first === 0 || next.gap !== "space") return false;
  return /^\p{Lu}\p{Ll}/u.test(token.text) && /^\p{Lu}\p{Ll}/u.test(next.text);
}

/** A word that asks, praises or measures; never one in capitals, as "IN" of a name. */
function isFrame(token: Token | undefined): boolean {
  if (!token || /^\p{Lu}{2,}$/u.test(token.text)) return false;
  return FRAME_WORDS.has(token.key.replace(/\+$/u, ""));
}

/** The last word of the name: without frame words, years and versions, and what an abbreviation is used for. */
function endOf(own: readonly Token[], first: number, from: number): number {
  let last = from;
  for (;;) {
    const [before, token] = [own[last - 1], own[last]];
    if (!token || last < first) return last;
    const isCut =
      isFrame(token) ||
      (before !== undefined &&
        last > first &&
        ((isNumber(token) && !isNumbered(own, last)) ||
          (USES.has(token.key) && /^\p{Lu}{2,}\d*$/u.test(before.text) && isLowerCase(token))));
    if (!isCut) return last;
    last--;
  }
}

/** An abbreviation or name in capitals counts by itself among small words: "NPPA price lists", "execute UAT". */
function coreOf(own: readonly Token[], first: number, last: number): [number, number] {
  const made = own.findIndex(({ text }, at) => at >= first && at <= last && isAcronym(text));
  if (made < 0 || made === last) {
    const isBehindSmall = made > first && own.slice(first, made).every(isLowerCase);
    return [isBehindSmall ? made : first, last];
  }
  const tail = own.slice(made + 1, last + 1);
  if (!tail.every((token) => isLowerCase(token) && token.gap === "space")) return [first, last];
  // "FI agency": who, and not what they do.
  if (PEOPLE.has(tail.at(-1)?.key ?? "")) return [first, last];
  const keepsTail = WORK_HEADS.has(tail.at(-1)?.key ?? "") && tail.length === 1;
  return [own.slice(first, made).every(isLowerCase) ? made : first, keepsTail ? last : made];
}

const isAcronym = (text: string) => /^\p{Lu}{2,6}(?:\d|s)?$/u.test(text);

const isNumber = (token: Token | undefined) =>
  token !== undefined && /^\d[\d.,]*(?:st|nd|rd|th|[+kxXtT])?$/u.test(token.text);

/** Bodies and kinds of rule that number what they publish. */
export const NUMBERED =
  /^(?:IFRS|AS|ISO|IEC|IEEE|ASTM|ASME|ISA|IATF|IS|EN|DIN|JIS|BS|SA|API|ICH|NFPA|ANSI|AWS|OHSAS|CFR|Form|Section|Schedule|Part|Annex|Series|Code|Level)$/u;

/** "ISO 26262", "Ind AS 117" – not "NBC 2016", "Oracle 19". */
function isNumbered(own: readonly Token[], at: number): boolean {
  const [before, token] = [own[at - 1], own[at]];
  if (!before || !token) return false;
  if (token.gap === "joint") return !isNumber(before);
  return NUMBERED.test(before.text) && !/^(?:19|20)\d\d$/u.test(token.text);
}

/** A verb that begins the phrase: "Prepare", "preparing", "to migrate", not "design" of "design systems" in a list. */
function isVerb(own: readonly Token[], at: number, isStart: boolean): boolean {
  const token = own[at];
  if (!token || at + 1 >= own.length) return false;
  if (!isStart && !isLowerCase(token)) return false;
  const next = own[at + 1];
  if (next && next.gap === "joint") return false;
  const base = token.key;
  if (isStart && (VERBS.has(base) || VERBS.has(singular(base)))) return true;
  return isStart && base.endsWith("ing") && isDoing(base) && !EVERYDAY.has(base);
}

/** "preparing", "managing", "running": a verb of ours with -ing. */
export function isDoing(key: string): boolean {
  const stem = key.slice(0, -3);
  return (
    VERBS.has(stem) ||
    VERBS.has(`${stem}e`) ||
    (/([bdgmnprt])\1$/u.test(stem) && VERBS.has(stem.slice(0, -1)))
  );
}

function openingOf(
  text: string,
  before: Token | undefined,
  first: Token | undefined,
  isTaken: (token: Token) => boolean,
): Phrase["opening"] {
  if (!first) return "word";
  if (!before) return "start";
  const between = text.slice(before.to, first.from);
  if (/[^\s]/u.test(between)) return "mark";
  if (isTaken(before)) return "skill";
  if (/^(?:and|or)$/u.test(before.key)) return "and";
  return /^(?:of|in|with|on|to|using|to|for|by|a|an|the|your|our|under|per|at|from|into|out|up|off)$/u.test(
    before.key,
  )
    ? "of"
    : "word";
}

function closingOf(
  text: string,
  tail: Token,
  last: Token | undefined,
  after: Token | undefined,
  isTaken: (token: Token) => boolean,
): Phrase["closing"] {
  if (last && last !== tail) return "cut";
  if (!after) return "end";
  if (/[^\s]/u.test(text.slice(tail.to, after.from))) return "mark";
  if (isTaken(after)) return "skill";
  if (/^(?:and|or)$/u.test(after.key)) return "and";
  return /^(?:of|in|with|on|to|for|by|per|at|from|within|as|through|via|using)$/u.test(after.key)
    ? "of"
    : "word";
}
