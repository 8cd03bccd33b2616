import { figuresOf } from "./figures.ts";
import type { ReadSentence } from "./read-sentence.ts";
import { ANAPHORA, I, MINE, WE } from "./person.ts";
import { isDevanagari, soundOf } from "./hindi-letters.ts";
import { readClauses } from "./read-clause.ts";
import { type RawSentence, sentencesOf } from "./sentences.ts";
import type { AnswerText } from "./span.ts";
import {
  isBoilerplate,
  isEmpty,
  isInstruction,
  isNoSentence,
  isUnknowing,
  meaningOfWords,
  shareIn,
  type Standing,
} from "./standing.ts";
import { isCommon, isHindi } from "./stems.ts";
import type { Topic } from "./topic.ts";

/** A sentence that has this share of its meaning in one before says it again; the same for the words of the question. */
const SAME = 0.8;
/** Shorter ones are compared as a whole only. */
const LEAST_COMPARED = 3;

/** The sentences of an answer, and how each stands to it. An aside is one that nothing follows: what is said between two sentences of an answer belongs to it. */
export function readSentences(turns: readonly AnswerText[], topic: Topic): ReadSentence[] {
  const sentences = standingsOf(turns, topic);
  const last = sentences.findLastIndex(({ standing }) => standing === "counts");
  return sentences.map((one, at): ReadSentence =>
    one.standing === "aside" && at < last ? { ...one, standing: "counts" } : one,
  );
}

function standingsOf(turns: readonly AnswerText[], topic: Topic): ReadSentence[] {
  const before: Set<string>[] = [];
  const texts = new Set<string>();
  const known = new Set<string>(topic.stems);
  return sentencesOf(turns).map((sentence) => {
    const clauses = readClauses(sentence);
    const meaning = meaningOfWords(sentence.words);
    const standing = standingOf(sentence, clauses, meaning, { before, texts, known, topic });
    texts.add(sameText(sentence));
    if (standing === "counts") {
      before.push(meaning);
      for (const stem of meaning) if (!isCommon(stem)) known.add(stem);
    }
    const hits = [...meaning].flatMap((stem) => hitOf(stem, topic));
    return { ...sentence, clauses, standing, hits };
  });
}

/** The stem of the subject that a stem is; [] for none. */
function hitOf(stem: string, { stems, sounds }: Topic): string[] {
  if (stems.has(stem)) return [stem];
  const sound = isDevanagari(stem) ? soundOf(stem) : null;
  const heard = sound === null ? undefined : sounds.get(sound);
  return heard === undefined ? [] : [heard];
}

interface Seen {
  readonly before: readonly ReadonlySet<string>[];
  readonly texts: ReadonlySet<string>;
  readonly known: ReadonlySet<string>;
  readonly topic: Topic;
}

function standingOf(
  sentence: RawSentence,
  clauses: ReadSentence["clauses"],
  meaning: ReadonlySet<string>,
  { before, texts, known, topic }: Seen,
): Standing {
  if (isInstruction(sentence.text)) return "instruction";
  if (isEmpty(sentence)) return "empty";
  if (isNoSentence(sentence)) return "list";
  if (texts.has(sameText(sentence))) return "repeat";
  if (
    meaning.size >= LEAST_COMPARED &&
    before.some((one) => shareIn(meaning, one) >= SAME && !addsFigure(sentence, clauses))
  )
    return "repeat";
  if (meaning.size >= LEAST_COMPARED && shareIn(meaning, topic.asked) >= SAME) return "copy";
  if (isUnknowing(sentence)) return "unknowing";
  const hasDeed = clauses.some(({ isDeed }) => isDeed);
  if (isBoilerplate(sentence, figuresOf(sentence, clauses).length > 0, hasDeed))
    return "boilerplate";
  return before.length > 0 && isAside(sentence, meaning, known) ? "aside" : "counts";
}

function sameText({ words }: RawSentence): string {
  return words.map(({ key }) => key).join(" ");
}

/** The same words with a figure that was not there before say something new. */
function addsFigure(sentence: RawSentence, clauses: ReadSentence["clauses"]): boolean {
  return figuresOf(sentence, clauses).some(({ measuresResult }) => measuresResult);
}

/** Fewer words of meaning tie to anything. */
const LEAST_ASIDE = 3;

/** Nothing ties it to the question or to what was said: no word of either, nobody of the story, and nothing that goes back to it. */
function isAside(
  { text }: RawSentence,
  meaning: ReadonlySet<string>,
  known: ReadonlySet<string>,
): boolean {
  const own = [...meaning].filter((stem) => !isCommon(stem));
  if (
    own.length < LEAST_ASIDE ||
    isHindi(text) ||
    /^(?:and|but|so|because|then|when)\b/u.test(text) ||
    own.some((stem) => known.has(stem))
  )
    return false;
  return (
    text.search(I) < 0 &&
    text.search(WE) < 0 &&
    text.search(MINE) < 0 &&
    !/\bour\b/iu.test(text) &&
    !ANAPHORA.test(text)
  );
}
