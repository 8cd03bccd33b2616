import type { AnswerPart, Question } from "../question.ts";
import { type AnswerReading, bySpan, type Span } from "../reading/index.ts";
import { clauseAround } from "./clause-around.ts";
import type { ScoreLine } from "../report.ts";
import { agree, counted, listed, lowerStart, outOf, sentenceStart } from "../../text/wording.ts";
import { carried, heldBack, places, type Remark, remark } from "./remark.ts";
import type { Besides } from "./read-signs.ts";
import type { Signs } from "./sign.ts";

export const PART_NAMES: Readonly<Record<AnswerPart, string>> = {
  situation: "situation",
  task: "task",
  action: "action",
  result: "result",
  answer: "answer",
  mechanism: "how it works",
  example: "example",
  limit: "limit",
  goal: "goal",
  approach: "steps",
  figures: "figures",
  recommendation: "recommendation",
  risk: "risk",
  reason: "reason",
  terms: "terms",
  solution: "solution",
  cost: "cost",
  "edge-cases": "edge cases",
};

interface Judged {
  readonly question: Question;
  readonly reading: AnswerReading;
  readonly signs: Signs;
  readonly besides: Besides;
}

/** What was found for a line: sentences with the words they rest on, the weightiest first. Says what is there and what is not, and nothing of the person. */
export function remarksOf(line: ScoreLine, judged: Judged): Remark[] {
  switch (line) {
    case "structure":
      return structure(judged);
    case "evidence":
      return evidence(judged);
    case "relevance":
      return relevance(judged);
    case "depth":
      return depth(judged);
    case "clarity":
      return clarity(judged);
  }
}

/** A part with less than this share of a story's words is said to be short. */
const SHORT_SHARE = 0.1;

function structure({ reading, question }: Judged): Remark[] {
  const there = reading.parts.filter(({ spans }) => spans.length > 0);
  const missing = reading.parts.filter(({ spans }) => spans.length === 0);
  const cites = there.map(({ spans }) => carried(spans));
  const found = listed(
    there.map(({ part }, at) => `${PART_NAMES[part]} ${places(cites[at] ?? [])}`),
    6,
  );
  const result = reading.parts.find(({ part }) => part === "result");
  const short =
    question.shape === "story" && result && result.spans.length > 0 && result.share < SHORT_SHARE
      ? [remark(`The result has ${Math.max(1, Math.round(100 * result.share))}% of the words.`)]
      : [];
  return [
    ...(there.length > 0 ? [remark(`${sentenceStart(found)}.`, cites.flat())] : []),
    ...(missing.length > 0
      ? [
          remark(
            `Not there: ${listed(
              missing.map(({ part }) => PART_NAMES[part]),
              6,
            )}.`,
          ),
        ]
      : []),
    ...short,
  ];
}

function evidence(judged: Judged): Remark[] {
  const { question, besides, reading, signs } = judged;
  if (question.shape === "code")
    return [
      remark(
        besides.tests === null
          ? "Nothing was submitted."
          : `${Math.round(100 * besides.tests)}% of the tests pass.`,
      ),
      ...said(reading),
    ];
  const told = question.shape === "story" ? resultOf(signs) : figures(reading);
  return [
    ...told,
    ...(question.shape === "story" ? ownPart(reading) : []),
    ...(question.shape === "explanation" ? terms(judged) : []),
    ...vague(reading),
    ...said(reading),
  ];
}

function resultOf({ "measured-result": sign }: Signs): Remark[] {
  if (sign.carried.length > 0)
    return [remark("What came of it has an amount {}.", carried(sign.carried))];
  if (sign.heldBack.length > 0)
    return [remark("A result is named without an amount {}.", heldBack(sign.heldBack))];
  return [remark("What came of it is not told.")];
}

function figures({ figures: all }: AnswerReading): Remark[] {
  const sure = all.filter(({ isGuess }) => !isGuess);
  const guesses = all.filter(({ isGuess }) => isGuess);
  if (sure.length > 0) {
    const cites = carried(sure, 2);
    return [
      remark(`${agree(sure.length, "A figure is", "Figures are")} given ${places(cites)}.`, cites),
    ];
  }
  return guesses.length > 0
    ? [remark("The figure is a guess {}.", heldBack(guesses))]
    : [remark("No figure is given.")];
}

function ownPart({ own, shared }: AnswerReading): Remark[] {
  if (own.length === 0 && shared.length === 0)
    return [remark("Nothing is said to be done by anybody.")];
  if (own.length === 0)
    return [remark("“We” does all of it {}; what you did is not told.", heldBack(shared))];
  if (shared.length > own.length)
    return [remark("You did {}; “we” does more {}.", [...carried(own), ...heldBack(shared)])];
  return [remark("What you did yourself is told {}.", carried(own))];
}

function terms({ signs }: Judged): Remark[] {
  const spans = signs.terms.carried;
  if (signs.example.carried.length > 0)
    return [remark("There is an example {}.", carried(signs.example.carried))];
  return spans.length > 0
    ? [remark("Terms of the subject are used {}, without an example.", carried(spans))]
    : [remark("No example, and few terms of the subject.")];
}

function vague({ vague: spans }: AnswerReading): Remark[] {
  const cites = heldBack(spans, 2);
  return cites.length > 0 ? [remark(`No amount stands behind ${places(cites)}.`, cites)] : [];
}

/** The first sentence that counts, so that there is no score without a quote. */
function said({ sentences }: AnswerReading): Remark[] {
  const first = sentences.find(({ standing }) => standing === "counts");
  return first ? [{ text: "", cites: carried([first]) }] : [];
}

function relevance({ reading, question }: Judged): Remark[] {
  const needed = reading.points.filter(({ isNeeded }) => isNeeded);
  const asked = needed.length > 0 ? needed : reading.points;
  const covered = asked.filter(({ isCovered }) => isCovered);
  const missing = asked.filter(({ isCovered }) => !isCovered);
  const denied = missing.find(({ isDenied }) => isDenied);
  const shown = covered.flatMap(({ span }): Span[] => (span ? [clauseAround(reading, span)] : []));
  const cites = carried(
    shown.filter(
      ({ turn, from }, at) =>
        shown.findIndex((one) => one.turn === turn && one.from === from) === at,
    ),
    3,
  );
  const count =
    asked.length > 0
      ? [
          remark(
            [
              sentenceStart(outOf(covered.length, asked.length, "point")),
              `that ${question.shape === "story" ? "this story" : "this answer"} needs`,
              `${agree(covered.length, "is", "are")} there${cites.length > 0 ? ` ${places(cites)}` : ""}.`,
            ].join(" "),
            cites,
          ),
        ]
      : [];
  const absent =
    missing.length > 0
      ? [
          remark(
            `Not said: ${listed(
              missing.map(({ point }) => lowerStart(point)),
              3,
            )}.`,
          ),
        ]
      : [];
  return [
    ...count,
    ...absent,
    ...(denied ? [remark("Of one of them you said that it was not so.")] : []),
    ...(cites.length === 0 ? said(reading) : []),
  ];
}

function depth({ reading, question, signs }: Judged): Remark[] {
  const isTold = question.shape === "story";
  const deeds = [...reading.own, ...reading.shared].toSorted(bySpan);
  const covered = reading.points.filter(({ isCovered }) => isCovered);
  const shown = covered.flatMap(({ span }): Span[] => (span ? [span] : []));
  const first = isTold ? carried(deeds, 2) : carried(shown.slice(-1));
  const weighed = carried(reading.tradeOffs, 2);
  const limits = carried(signs.limit.carried);
  const what = isTold || question.shape === "plan" ? "What was weighed" : "What it depends on";
  const opening = isTold
    ? `${sentenceStart(counted(deeds.length, "step"))} of what was done ${agree(deeds.length, "is", "are")} told`
    : `${sentenceStart(outOf(covered.length, reading.points.length, "point"))} of a whole answer ${agree(covered.length, "is", "are")} there`;
  return [
    remark(`${opening}${first.length > 0 ? ` ${places(first)}` : ""}.`, first),
    weighed.length > 0
      ? remark(`${what} is named ${places(weighed)}.`, weighed)
      : limits.length > 0
        ? remark(`A limit is named ${places(limits)}.`, limits)
        : remark(`${what} is not named.`),
    ...(first.length + weighed.length + limits.length === 0 ? said(reading) : []),
  ];
}

/** A sentence longer than this is named by its length. */
const LONG_SENTENCE = 25;
/** From so many on general words are named. */
const MANY_GENERAL = 4;

function clarity({ reading, signs, besides }: Judged): Remark[] {
  const counting = reading.sentences.filter(({ standing }) => standing === "counts");
  const longest = counting.toSorted((a, b) => b.words.length - a.words.length)[0];
  const isLong = signs["sentence-length"].heldBack.length > 0;
  const repeats = heldBack(reading.repeats);
  const phrases = heldBack(reading.boilerplate);
  const general = heldBack(reading.general);
  return [
    ...(longest && longest.words.length >= LONG_SENTENCE
      ? [
          remark(
            `The longest sentence has ${longest.words.length} words {}.`,
            isLong ? heldBack([longest]) : carried([longest]),
          ),
        ]
      : longest
        ? [remark("No sentence is long {}.", carried([longest]))]
        : []),
    ...(repeats.length > 0 ? [remark("Said twice {}.", repeats)] : []),
    ...(phrases.length > 0 ? [remark("Anybody could say {}.", phrases)] : []),
    ...(reading.general.length >= MANY_GENERAL
      ? [
          remark(
            `${reading.general.length} words such as “very” and “always” say nothing of this occasion {}.`,
            general,
          ),
        ]
      : []),
    ...(besides.fillers.length > 3
      ? [remark(`${besides.fillers.length} fillers stand in it.`)]
      : []),
    ...vague(reading),
  ];
}
