import { CLICHES, findPhrases } from "../../lexicon/cliches.ts";
import { regex } from "../../text/regex.ts";
import { tokenize } from "../../text/tokens.ts";
import type { RawSentence } from "./sentences.ts";
import { isContent, isFunctionWord, stemOf } from "./stems.ts";
import { isFuture, isVerb } from "./tense.ts";
import { orderOf } from "./word-order.ts";

/**
 * Whether a sentence is a part of what was answered, or why it is not: it says again what was said or asked, tells the scorer what to do, is a row of words and
 * no sentence, is a phrase that anybody could say, says that one does not know, says nothing, or is about something else.
 */
export type Standing =
  | "counts"
  | "repeat"
  | "copy"
  | "instruction"
  | "list"
  | "boilerplate"
  | "unknowing"
  | "empty"
  | "aside";

const INSTRUCTION = [
  regex("iu")`
    \b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rubrics?|rules|guidelines|anchors|criteria|floors?|scoring|system)\b
  `,
  regex("iu")`
    (?:^|[.,:;!?]\s*|\b(?:please|kindly|just|must|should|you\s+can|can\s+you|could\s+you|now)\s+)(?:give|award|assign|rate|mark|score|grade|set|return|output|print|consider|treat)\b.{0,40}
    \b(?:(?:full|max(?:imum)?|highest|top|perfect|good|high|best|five|ten|5|10|25|100)\s*(?:/|out\s+of|marks?|points?|scores?|ratings?|stars?|grades?|
    level|as)|(?:as\s+)?(?:a\s+)?(?:5|five|perfect|excellent|correct|full\s+marks|level\s+5))(?!\p{L})
  `,
  /\b(?:you\s+are|act\s+as|pretend\s+(?:to\s+be|you)|as)\s+(?:now\s+)?(?:an?\s+|the\s+)?(?:ai|llm|language\s+model|assistant|evaluator|scorer|grader|scoring\s+\w+|judge)\b/iu,
  /(?:^|\n)\s*(?:system|assistant|developer|user|instructions?|note\s+to\s+(?:the\s+)?\w+)\s*:|<\/?(?:system|instructions?|prompt|answer|score)>|"?(?:score|points|structure|evidence)"?\s*[:=]\s*\d/iu,
  regex("iu")`
    \b(?:this|the|my)\s+(?:answer|candidate|response)\s+(?:is|was|deserves|should\s+(?:get|be|receive|score)|must\s+(?:get|be|receive)|has\s+(?:covered|
    met|satisfied|earned))\b.{0,40}\b(?:5|five|\d+\s*(?:\/|out\s+of)\s*\d+|full|perfect|excellent|outstanding|highest|maximum|all\s+(?:the\s+)?(?:points|
    criteria|key\s+points)|hired?|selected|correct)\b
  `,
];

/** Whether a sentence tells whoever scores what to do. */
export function isInstruction(text: string): boolean {
  return INSTRUCTION.some((pattern) => pattern.test(text));
}

const UNKNOWING = regex("iu")`
  \b(?:i\s+(?:really\s+|honestly\s+|actually\s+|just\s+|also\s+)?(?:do\s+not|don['’]?t|cannot|can\s?not|can['’]?t)\s+(?:really\s+|actually\s+|even\s+|
  exactly\s+)?(?:know|have\s+(?:any|an)\s+(?:idea|example|experience|answer)|remember|recall|think\s+of)|
  (?:i\s+(?:have|['’]ve|had)\s+)?no\s+idea|not\s+(?:very\s+|really\s+|too\s+)?(?:sure|aware|familiar)|i\s+am\s+not\s+(?:aware|sure|familiar)|
  never\s+(?:heard|used|faced|done|worked|happened)|nothing\s+(?:comes\s+to|like\s+that)|skip\s+(?:this|the\s+question|it)|next\s+question|
  pass\s+on\s+this|
  i\s+have\s+not\s+(?:faced|done|used|worked|thought|studied|learn\w*|prepared)|i\s+haven['’]t\s+(?:faced|done|used|worked|thought|studied|learn\w*|prepared)|can['’]?t\s+answer|
  (?:mujhe\s+)?(?:pata|maloom|yaad|idea)\s+nahi|nahi\s+(?:pata|maloom|aata|jaanta|jaanti))\b|(?:पता|मालूम|याद|आता)\s+नहीं|नहीं\s+(?:पता|मालूम|आता)
`;

/** Whether a sentence says no more than that one does not know, has no example or would go on. */
export function isUnknowing({ text, words }: RawSentence): boolean {
  const at = text.search(UNKNOWING);
  if (at < 0) return false;
  const isFirst = tokenize(text.slice(0, at)).length <= UNKNOWING_WITHIN.first;
  return (
    words.filter(isContent).length <= UNKNOWING_WITHIN.content ||
    (isFirst && words.length <= UNKNOWING_WITHIN.words)
  );
}

/** Longer sentences say something beside it: "I want to learn the electrical side, that I don't know." */
const UNKNOWING_WITHIN = { content: 4, first: 4, words: 12 } as const;

const EMPTY = regex("giu")`
  \b(?:to\s+be\s+(?:very\s+|quite\s+)?honest|honestly(?:\s+speaking)?|at\s+the\s+end\s+of\s+the\s+day|as\s+(?:you|we\s+all)\s+know|as\s+(?:i|we)\s+said|
  like\s+i\s+said|basically|obviously|actually|you\s+know|i\s+mean|kind\s+of|sort\s+of|needless\s+to\s+say|
  that(?:['’]?s|\s+is)\s+(?:it|all|about\s+it|a\s+(?:very\s+)?(?:good|great|nice|interesting)\s+question)|(?:very\s+)?good\s+question|
  thank\s+you(?:\s+so\s+much)?|thanks|(?:good|nice)\s+to\s+meet\s+you|in\s+today['’]?s\s+(?:world|scenario|competitive\s+\p{L}+)|
  let\s+me\s+(?:think|see|tell\s+you)|so\s+yeah|and\s+all|and\s+so\s+on|and\s+everything|etc(?:etera)?|i\s+hope\s+(?:that|this|i)\s+(?:answers?|
  answered|helps?)\b.*|it\s+is\s+what\s+it\s+is|needs?\s+no\s+introduction|first\s+of\s+all|
  aur\s+kya|bas\s+(?:yahi|itna)|waise\s+hi|theek\s+hai)\b
`;

/** Whether nothing is left of a sentence without fillers, greetings and phrases that say nothing. */
export function isEmpty({ text }: RawSentence): boolean {
  const left = text
    .replaceAll(EMPTY, " ")
    .replaceAll(
      /\b(?:um+|uh+|hmm+|er+|ah+|okay|ok|yes|yeah|no|well|so|and|sir|maam|madam|hello|hi|namaste|good\s+(?:morning|afternoon|evening))\b/giu,
      " ",
    );
  return (left.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []).length < 2;
}

/** Stretches of a sentence that say nothing, as offsets into it. */
export function emptyPhrases(text: string): { readonly from: number; readonly to: number }[] {
  return [...text.matchAll(EMPTY)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
}

const BOILERPLATE = regex("iu")`
  \b(?:i\s+am\s+(?:a\s+|an\s+)?(?:very\s+|highly\s+)?(?:hard\s?working|sincere|dedicated|honest|punctual|optimistic|ambitious|self[- ]?(?:motivated|
  starter)|team\s+player|quick\s+learner|fast\s+learner|result[- ]oriented|perfectionist|workaholic|passionate|positive|disciplined|responsible|
  flexible|adaptable|detail[- ]oriented|problem\s+solver|people\s+person|good\s+(?:communicator|listener|leader))|
  my\s+(?:greatest\s+|biggest\s+|main\s+|key\s+)?(?:strengths?|weakness(?:es)?|motto|hobb(?:y|ies))\s+(?:is|are)\s+(?:that\s+i|hard|my|being|team|i\b|
  positive|dedication|honesty|perfection)|i\s+(?:always\s+)?(?:believe|think)\s+(?:in\s+)?(?:hard\s+work|team\s?work|team\s+work|honesty|communication|
  continuous\s+learning|smart\s+work)|
  (?:give|put|do)\s+(?:in\s+)?my\s+(?:100|hundred|best|level\s+best)|(?:contribute\s+to|growth\s+of|grow\s+with)\s+(?:the|your|this)\s+(?:esteemed\s+|
  reputed\s+)?(?:organi[sz]ation|company)|(?:esteemed|reputed|prestigious)\s+(?:organi[sz]ation|company|institution)|
  learn\s+and\s+grow|add\s+value|out\s+of\s+(?:the\s+)?(?:my\s+)?comfort\s+zone|sky\s+is\s+the\s+limit|failure\s+is\s+(?:the\s+)?(?:a\s+)?stepping|
  team\s?work\s+makes|where\s+there\s+is\s+a\s+will|communication\s+is\s+(?:the\s+)?key|customer\s+is\s+(?:the\s+)?(?:king|god)|
  works?\s+(?:well\s+)?under\s+pressure|
  passionate\s+about|utmost\s+(?:dedication|sincerity)|dream\s+company|mehnati)\b|(?:मेहनती|ईमानदार)
`;

/** A phrase that anybody could say: nothing done, no figure, no name. */
export function isBoilerplate(
  { text, words }: RawSentence,
  hasFigure: boolean,
  hasDeed: boolean,
): boolean {
  if (hasFigure || hasDeed) return false;
  if (!BOILERPLATE.test(text) && findPhrases(text, CLICHES).length === 0) return false;
  const names = words
    .slice(1)
    .filter((word) => /^\p{Lu}\p{Ll}/u.test(word.text) && word.gap !== "break").length;
  return names === 0 || words.length < 12;
}

/**
 * Bounds of a row of key words, measured on the example answers of all questions: no sentence of theirs has fewer small words, a longer row of words of meaning with
 * nothing between them, or says its words as often again.
 */
const ROW = {
  leastSmall: 0.08,
  leastSmallWithoutVerb: 0.2,
  longest: 10,
  leastDistinct: 0.5,
  doubled: 3,
  mostOfOne: 0.35,
  judgedFrom: 8,
  fragments: 6,
  figures: 0.2,
  fragmentWords: 2.6,
} as const;
/** Words out of place in one sentence: slips of the tongue stay well below. */
const MISPLACED = { least: 2, share: 0.3 } as const;

/** Whether words stand in no order that a sentence has: a list of key words, or words shuffled. */
export function isNoSentence({ words }: Pick<RawSentence, "words">): boolean {
  if (words.length < 4) return false;
  const hasVerb =
    words.some((word) => isVerb(word)) || isFuture(words.map(({ text }) => text).join(" "));
  const small = words.filter(isFunctionWord).length / words.length;
  // A row of figures is a calculation.
  const isCounted =
    words.filter(({ key }) => /^\d/u.test(key)).length / words.length >= ROW.figures;
  if (!hasVerb && !isCounted && words.length >= ROW.judgedFrom && small < ROW.leastSmallWithoutVerb)
    return true;
  if (words.length >= ROW.judgedFrom) {
    const distinct = new Set(words.map(({ key }) => key)).size;
    if ((!isCounted && small < ROW.leastSmall) || isEnumeration(words)) return true;
    if (
      distinct / words.length < ROW.leastDistinct ||
      doubled(words) >= ROW.doubled ||
      mostOfOne(words) > ROW.mostOfOne ||
      longestRow(words) >= ROW.longest
    )
      return true;
  }
  const { places, misplaced } = orderOf(words);
  return misplaced >= MISPLACED.least && misplaced / places > MISPLACED.share;
}

/** "New build, basic, main functions, narrow, specific": nothing but what stands between commas. */
function isEnumeration(words: RawSentence["words"]): boolean {
  const told = words.filter(({ key }) => !/^\d/u.test(key));
  const fragments = 1 + told.slice(1).filter(({ gap }) => gap === "break").length;
  if (words.length - told.length >= 0.3 * fragments) return false;
  return fragments >= ROW.fragments && told.length / fragments < ROW.fragmentWords;
}

/** The share of the word of meaning that is said most often, from four times on. */
function mostOfOne(words: RawSentence["words"]): number {
  const counts = new Map<string, number>();
  for (const word of words.filter(isContent)) {
    const stemmed = stemOf(word.key);
    counts.set(stemmed, (counts.get(stemmed) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return most < 4 ? 0 : most / words.length;
}

/** How often a word follows itself. */
function doubled(words: RawSentence["words"]): number {
  return words.filter(({ key }, at) => words[at + 1]?.key === key).length;
}

/** The most words of meaning in a row, with nothing but blanks between them. */
function longestRow(words: RawSentence["words"]): number {
  let [longest, row] = [0, 0];
  for (const word of words) {
    if (word.gap === "break" || isFunctionWord(word) || !/\p{L}/u.test(word.key)) row = 0;
    if (!isFunctionWord(word) && /\p{L}/u.test(word.key)) row += 1;
    longest = Math.max(longest, row);
  }
  return longest;
}

/** Of the meaning of one text this share stands in another. */
export function shareIn(meaning: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (meaning.size === 0) return 0;
  let shared = 0;
  for (const one of meaning) if (other.has(one)) shared += 1;
  return shared / meaning.size;
}

/** Stems of a sentence that carry meaning. */
export function meaningOfWords(words: RawSentence["words"]): Set<string> {
  return new Set(words.filter(isContent).map(({ key }) => stemOf(key)));
}
