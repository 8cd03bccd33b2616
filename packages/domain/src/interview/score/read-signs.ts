import type { Filler } from "../delivery/index.ts";
import { ANSWER_PARTS, type AnswerShape } from "../question.ts";
import type { AnswerReading, ReadSentence, Span } from "../reading/index.ts";
import type { Sign, SignId, Signs } from "./sign.ts";
import { SIGN_IDS } from "./sign.ts";

/** What else of an answer is known than its words. */
export interface Besides {
  readonly fillers: readonly Filler[];
  /** Of a coding question: the share of its tests that the last submission passes; null where nothing was submitted. */
  readonly tests: number | null;
}

/** Words of a part that is said in full; fewer make it half. */
const WHOLE_PART = 6;
/** How many of each make a sign whole. */
const WHOLE = {
  placed: 4,
  reasons: 2,
  tradeOffs: 2,
  terms: 8,
} as const;
/** How many make a sign whole in an answer: some in any, and one more for so many words, so that a long answer earns nothing by its length. */
const EXPECTED = {
  figures: { least: 3, perWords: 40 },
  circumstances: { least: 3, perWords: 25 },
  deeds: { least: 2, perWords: 40 },
  own: { least: 1, perWords: 40 },
} as const;
/** Vague claims in 100 words at which none of the claims is plain any more. */
const ALL_VAGUE = 5;
/** General words in 100 at which nothing is particular any more, and words that an answer takes to be so. */
const PARTICULAR = { none: 10, words: 30 } as const;
/** The longest sentence that is easy to follow, and one that nobody follows, in words. */
const SENTENCE = { easy: 32, lost: 60 } as const;
/** Fillers in 100 words: six a minute at a usual pace is 4.5. */
const ALL_FILLERS = 9;

/** The signs of an answer to a question of this shape. */
export function readSigns(shape: AnswerShape, reading: AnswerReading, besides: Besides): Signs {
  const counting = reading.sentences.filter(({ standing }) => standing === "counts");
  const signs = Object.fromEntries(SIGN_IDS.map((id) => [id, NONE])) as Record<SignId, Sign>;
  for (const [at] of ANSWER_PARTS[shape].entries()) {
    const part = reading.parts[at];
    if (part)
      signs[`part-${at + 1}` as SignId] = carriedBy(
        part.words >= WHOLE_PART ? 1 : part.words / WHOLE_PART,
        part.spans,
      );
  }
  return {
    ...signs,
    "own-part": ownPart(reading),
    "measured-result": measuredResult(shape, reading),
    figures: figures(reading),
    circumstances: carriedBy(
      reading.circumstances.length / expected(EXPECTED.circumstances, reading),
      reading.circumstances,
    ),
    particular: particular(reading),
    deeds: carriedBy(
      (reading.own.length + reading.shared.length) / expected(EXPECTED.deeds, reading),
      [...reading.own, ...reading.shared],
    ),
    example: carriedBy(example(reading), partSpans(reading, "example")),
    terms: carriedBy(Math.min(1, reading.hits.length / WHOLE.terms), hitSpans(counting)),
    "needed-points": points(reading, true),
    points: points(reading, false),
    "placed-points": placedPoints(reading),
    reasons: counted(reading.reasons, WHOLE.reasons),
    "trade-offs": counted(reading.tradeOffs, WHOLE.tradeOffs),
    limit: carriedBy(
      partSpans(reading, "limit").length > 0 ||
        partSpans(reading, "risk").length > 0 ||
        partSpans(reading, "terms").length > 0
        ? 1
        : 0,
      [
        ...partSpans(reading, "limit"),
        ...partSpans(reading, "risk"),
        ...partSpans(reading, "terms"),
      ],
    ),
    "plain-claims": carriedBy(
      1 - Math.min(1, (100 * reading.vague.length) / Math.max(40, reading.counted) / ALL_VAGUE),
      [],
      reading.vague,
    ),
    "sentence-length": sentenceLength(counting),
    "no-repeats": carriedBy(
      1 -
        Math.min(
          1,
          (reading.repeats.length + reading.boilerplate.length + reading.empty.length / 2) / 4,
        ),
      [],
      [...reading.repeats, ...reading.boilerplate],
    ),
    "few-fillers": carriedBy(
      1 - Math.min(1, (100 * besides.fillers.length) / Math.max(40, reading.counted) / ALL_FILLERS),
      [],
      [],
    ),
    tests: carriedBy(besides.tests ?? 0, []),
  };
}

const NONE: Sign = { value: 0, carried: [], heldBack: [] };

function carriedBy(value: number, carried: readonly Span[], heldBack: readonly Span[] = []): Sign {
  return { value: Math.max(0, Math.min(1, value)), carried, heldBack };
}

function counted(spans: readonly Span[], whole: number): Sign {
  return carriedBy(Math.min(1, spans.length / whole), spans);
}

function expected(
  { least, perWords }: { readonly least: number; readonly perWords: number },
  { counted: words }: AnswerReading,
): number {
  return least + words / perWords;
}

function figures(reading: AnswerReading): Sign {
  const sure = reading.figures.filter(({ isGuess }) => !isGuess);
  const guesses = reading.figures.filter(({ isGuess }) => isGuess);
  return carriedBy(sure.length / expected(EXPECTED.figures, reading), sure, guesses);
}

/** Whether it is told what was once, and not what always is. */
function particular({ general, counted: words }: AnswerReading): Sign {
  const density = (100 * general.length) / Math.max(1, words);
  const enough = Math.min(1, words / PARTICULAR.words);
  return carriedBy(enough * (1 - Math.min(1, density / PARTICULAR.none)), [], general);
}

/** What the person did themselves: as often as makes it whole, and less where "we" does more. */
function ownPart(reading: AnswerReading): Sign {
  const { own, shared } = reading;
  const enough = Math.min(1, own.length / expected(EXPECTED.own, reading));
  const share = own.length === 0 ? 0 : own.length >= shared.length ? 1 : 0.5;
  return carriedBy(enough * share, own, shared);
}

/** Whether what came of it has an amount: whole with a figure, a part with a guess or without one. */
function measuredResult(shape: AnswerShape, reading: AnswerReading): Sign {
  const results = shape === "story" ? partSpans(reading, "result") : [];
  const measured = reading.figures.filter(
    ({ measuresResult, isGuess }) => measuresResult && !isGuess,
  );
  if (measured.length > 0)
    return carriedBy(
      1,
      measured.flatMap((figure) => around(figure, results)),
    );
  if (results.length === 0) return NONE;
  const isVague = results.every((span) =>
    reading.vague.some(
      (one) => one.turn === span.turn && one.from >= span.from && one.to <= span.to,
    ),
  );
  return carriedBy(isVague ? 0.15 : 0.35, [], results.slice(0, 2));
}

/** The span that a figure stands in, or the figure. */
function around(figure: Span, spans: readonly Span[]): Span[] {
  const holding = spans.find(
    ({ turn, from, to }) => turn === figure.turn && figure.from >= from && figure.to <= to,
  );
  return [holding ?? figure];
}

function example(reading: AnswerReading): number {
  const spans = partSpans(reading, "example");
  if (spans.length === 0) return 0;
  const words = reading.parts.find(({ part }) => part === "example")?.words ?? 0;
  return words >= 8 ? 1 : 0.5;
}

function points(reading: AnswerReading, onlyNeeded: boolean): Sign {
  const asked = reading.points.filter(({ isNeeded }) => isNeeded || !onlyNeeded);
  const covered = asked.filter(({ isCovered }) => isCovered);
  const spans = covered.flatMap(({ span }) => (span ? [span] : []));
  return carriedBy(asked.length === 0 ? 1 : covered.length / asked.length, spans);
}

/** Points that are said in clauses of their own: two that one clause shows were named together. */
function placedPoints(reading: AnswerReading): Sign {
  const spans = reading.points.flatMap(({ isCovered, span }) => (isCovered && span ? [span] : []));
  const apart = spans.filter(
    ({ turn, from }, at) => spans.findIndex((one) => one.turn === turn && one.from === from) === at,
  );
  return carriedBy(
    apart.length / Math.max(1, Math.min(WHOLE.placed, reading.points.length)),
    apart,
  );
}

function partSpans(reading: AnswerReading, part: string): readonly Span[] {
  return reading.parts.find((one) => one.part === part)?.spans ?? [];
}

function hitSpans(counting: readonly ReadSentence[]): Span[] {
  return counting.filter(({ hits }) => hits.length > 1).slice(0, 2);
}

/** The longest sentence as its speaker ended it; of a turn that a recogniser set no marks in, as the reading cut it. */
function sentenceLength(counting: readonly ReadSentence[]): Sign {
  const wholes: { readonly first: ReadSentence; readonly words: number }[] = [];
  let isOpen = false;
  for (const sentence of counting) {
    const last = wholes.at(-1);
    const isMarked =
      counting.filter(({ turn, text }) => turn === sentence.turn && ENDED.test(text)).length > 1;
    if (isOpen && isMarked && last && last.first.turn === sentence.turn)
      wholes[wholes.length - 1] = { ...last, words: last.words + sentence.words.length };
    else wholes.push({ first: sentence, words: sentence.words.length });
    isOpen = !ENDED.test(sentence.text);
  }
  const longest = wholes.toSorted((a, b) => b.words - a.words)[0];
  const over = Math.max(0, (longest?.words ?? 0) - SENTENCE.easy) / (SENTENCE.lost - SENTENCE.easy);
  const spans = longest ? [longest.first] : [];
  return carriedBy(1 - Math.min(1, over), over === 0 ? spans : [], over > 0 ? spans : []);
}

const ENDED = /[.!?।]["”’)]*$/u;
