import type { Question } from "../question.ts";
import type { InterviewBackground } from "../setup.ts";
import type { AnswerReading } from "./answer-reading.ts";
import type { ReadSentence } from "./read-sentence.ts";
import { reasonsIn, tradeOffsIn, vagueIn } from "./claims.ts";
import { figuresOf } from "./figures.ts";
import { gapsOf } from "./gaps.ts";
import { namesIn } from "./names.ts";
import { circumstancesIn, generalIn } from "./particulars.ts";
import { readPoints } from "./points.ts";
import { readParts } from "./read-parts.ts";
import { readSentences } from "./read-sentences.ts";
import { type AnswerText, bySpan, overlaps, type Span, spanOf } from "./span.ts";
import { emptyPhrases, type Standing } from "./standing.ts";
import { isCommon, isHindi } from "./stems.ts";
import { topicOf } from "./topic.ts";
import { orderOf } from "./word-order.ts";

/** An answer with fewer words than this beside "I do not know" says no more than that. */
const LEAST_BESIDE_UNKNOWING = 20;
/** An answer of this many words that names none of its subject is about something else. */
const LEAST_JUDGED = 8;

/**
 * Reads what an answer to a question shows: its turns in order, the first answer and the replies to questions back. Nothing is judged here, and the same words
 * always give the same reading.
 *
 * @param background  what is known of the person; its words belong to the subject of questions that are made from their own lines
 */
export function readAnswer(
  question: Question,
  turns: readonly AnswerText[],
  background: Pick<InterviewBackground, "facts"> | null,
): AnswerReading {
  const topic = topicOf(question, question.type === "resume" ? (background?.facts ?? []) : []);
  const all = readSentences(turns, topic);
  const sentences = isShuffled(all)
    ? all.map((one): ReadSentence => ({
        ...one,
        standing: one.standing === "counts" ? "list" : one.standing,
      }))
    : all;
  const counting = sentences.flatMap((sentence, at) =>
    sentence.standing === "counts" ? [{ sentence, at }] : [],
  );
  const told = counting.map(({ sentence }) => sentence);
  const clauses = told.flatMap((sentence) => sentence.clauses);
  const found = told.flatMap((sentence) => figuresOf(sentence, sentence.clauses));
  const parts = readParts(question.shape, clauses, topic.stems, found);
  const results = parts.find(({ part }) => part === "result")?.spans ?? [];
  const figures = found.map((figure) =>
    results.some((span) => overlaps(span, figure)) ? { ...figure, measuresResult: true } : figure,
  );
  const deeds = clauses.filter(
    ({ isDeed, isFuture, doer }) => isDeed || (isFuture && doer !== "other"),
  );
  const own = deeds.filter(({ doer }) => doer === "i").map((one) => spanOf(one));
  const tradeOffs = tradeOffsIn(told);
  const points = readPoints(question, counting, { figures, own, tradeOffs, parts });
  const hits = [...new Set(told.flatMap((sentence) => sentence.hits))];
  const words = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
  const counted = told.reduce((sum, sentence) => sum + sentence.words.length, 0);
  const unknowing = sentences.find(({ standing }) => standing === "unknowing");
  const reading = {
    sentences,
    words,
    counted,
    parts,
    points,
    figures,
    own,
    shared: deeds.filter(({ doer }) => doer === "we").map((one) => spanOf(one)),
    vague: vagueIn(told),
    general: generalIn(told),
    circumstances: circumstancesIn(told),
    tradeOffs,
    reasons: reasonsIn(told),
    names: namesIn(told),
    hits,
    doesNotKnow: unknowing && counted < LEAST_BESIDE_UNKNOWING ? spanOf(unknowing) : null,
    isOffTopic:
      words >= LEAST_JUDGED &&
      isElsewhere(
        sentences,
        points.some(({ isCovered, sentence }) => isCovered && sentence >= 0),
      ),
    copiesQuestion:
      sentences.some(({ standing }) => standing === "copy") && counted < LEAST_BESIDE_UNKNOWING,
    instructions: spansOf(sentences, "instruction"),
    repeats: spansOf(sentences, "repeat"),
    boilerplate: spansOf(sentences, "boilerplate"),
    empty: [
      ...spansOf(sentences, "empty"),
      ...told.flatMap(({ text, turn, from }) =>
        emptyPhrases(text).map((one) => ({ turn, from: from + one.from, to: from + one.to })),
      ),
    ].toSorted(bySpan),
  };
  return { ...reading, gaps: gapsOf(question.shape, reading) };
}

function spansOf(sentences: readonly ReadSentence[], standing: Standing): Span[] {
  return sentences.filter((sentence) => sentence.standing === standing).map((one) => spanOf(one));
}

/** Names no word of the subject in all that says something, and shows no point by its words. */
function isElsewhere(sentences: readonly ReadSentence[], isPointSaid: boolean): boolean {
  if (isPointSaid || isHindi(sentences.map(({ text }) => text).join(" "))) return false;
  const said = sentences.filter(
    ({ standing }) => standing === "counts" || standing === "aside" || standing === "boilerplate",
  );
  return (
    said.length > 0 &&
    new Set(said.flatMap(({ hits }) => hits.filter((stem) => !isCommon(stem)))).size === 0
  );
}

/** Of the places of an answer where a word could be wrong this share is in no example answer, and is more in nearly all shuffled ones. */
const MOST_MISPLACED = 0.085;

/** Words that stand in no order all over the answer. */
function isShuffled(sentences: readonly ReadSentence[]): boolean {
  const orders = sentences.map(({ words }) => orderOf(words));
  const places = orders.reduce((sum, order) => sum + order.places, 0);
  const misplaced = orders.reduce((sum, order) => sum + order.misplaced, 0);
  return misplaced >= 3 && misplaced / places > MOST_MISPLACED;
}
