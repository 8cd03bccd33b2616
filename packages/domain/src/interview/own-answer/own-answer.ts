import { blank, blanksIn } from "../../coach/proposals/blanks.ts";
import { checkFacts, type FactOptions, onlyFacts } from "../../coach/facts/check-facts.ts";
import { lowerStart } from "../../text/wording.ts";
import { ANSWER_PARTS, type AnswerPart, type Question } from "../question.ts";
import type { AnswerReading, AnswerText } from "../reading/index.ts";
import type { ScoredAnswer } from "../report.ts";
import type { OwnFact } from "../setup.ts";
import { AMOUNT_BLANK, OWN_PART_BLANK, PART_BLANKS, TRADE_OFF_BLANK } from "./blanks-of-parts.ts";
import { factFor } from "./own-facts.ts";
import { type PartSentence, sentencesByPart } from "./sentences-by-part.ts";
import { tidySentence } from "./tidy-sentence.ts";

/** Points that are left open in an answer, at most. */
const MOST_POINTS = 2;
/** Words in the place of an amount, where a result is told. */
const NO_AMOUNT =
  /\b(?:a\s+lot|very\s+much|significantly|drastically|hugely|tremendously|considerably|to\s+a\s+great\s+extent|bahut\s+zyada|kaafi)\b(?!\s+of)/giu;

const NONE: ScoredAnswer["ownAnswer"] = { text: "", from: "" };

/**
 * The same answer from the person's own words and the lines of their resume: its sentences in the order of the shape, without fillers, and blanks for what is
 * missing. Nothing new stands in it; the coach's fact check is the proof. Text and source "" where the answer has no sentence that counts.
 */
export function ownAnswer(
  question: Question,
  turns: readonly AnswerText[],
  reading: AnswerReading,
  { facts, ...options }: FactOptions & { readonly facts: readonly OwnFact[] },
): ScoredAnswer["ownAnswer"] {
  const sentences = sentencesByPart(question.shape, reading);
  if (sentences.length === 0 || reading.isOffTopic) return NONE;
  const said = turns.map(({ text }) => text).join("\n");
  const told = new Set(
    reading.parts.filter(({ spans }) => spans.length > 0).map(({ part }) => part),
  );
  const isMeasured = reading.figures.some(
    ({ measuresResult, isGuess }) => measuresResult && !isGuess,
  );
  const own = question.shape === "story" && !isMeasured ? factFor(said, facts) : null;
  const lines =
    question.shape === "story"
      ? storyLines(question, sentences, told, reading)
      : otherLines(question, sentences, told);
  if (own) lines.push(own.sentence);
  else if (
    question.shape === "story" &&
    told.has("result") &&
    !isMeasured &&
    !lines.some((line) => line.includes(AMOUNT_BLANK))
  )
    lines.push(`From ${blank("how much before?")} to ${blank("how much after?")}.`);
  lines.push(...openPoints(reading));
  const source = [said, ...facts.flatMap(({ text, of }) => [text, of])].join("\n");
  const text = proven(source, lines.filter((line) => line !== "").join(" "), options);
  if (text === "") return NONE;
  return {
    text,
    from: own
      ? `From this answer and your resume, ${own.fact.of || "its lines"}.`
      : "From this answer.",
  };
}

/** What comes before anything is done. */
const BEFORE: readonly AnswerPart[] = ["situation", "task"];

/** A story with what was before it first, and a blank where a part is missing. What was done and what came of it stay in the order they were told in. */
function storyLines(
  question: Question,
  sentences: readonly PartSentence[],
  told: ReadonlySet<AnswerPart>,
  reading: AnswerReading,
): string[] {
  const missing = (part: AnswerPart) => (told.has(part) ? [] : [PART_BLANKS.story[part] ?? ""]);
  const before = sentences.filter(({ part }) => BEFORE.includes(part));
  const after = sentences.filter(({ part }) => !BEFORE.includes(part));
  const lastDeed = after.findLastIndex(({ part }) => part === "action");
  return [
    ...missing("situation"),
    ...before.map(({ text }) => tidySentence(text)),
    ...missing("task"),
    ...missing("action"),
    ...after.flatMap(({ part, text }, at) => [
      part === "result"
        ? tidySentence(text).replaceAll(NO_AMOUNT, AMOUNT_BLANK)
        : tidySentence(text),
      ...(at === lastDeed ? afterAction(question, reading) : []),
    ]),
    ...missing("result"),
  ];
}

/** Other answers as they were said, the answer first where it is missing, and what else is missing behind. */
function otherLines(
  { shape }: Question,
  sentences: readonly PartSentence[],
  told: ReadonlySet<AnswerPart>,
): string[] {
  const texts = sentences.map(({ text }) => tidySentence(text));
  const missing = ANSWER_PARTS[shape].filter((part) => !told.has(part));
  const blanks = (isFirst: boolean) =>
    missing
      .filter((part) => (part === "answer" || part === "goal") === isFirst)
      .map((part) => PART_BLANKS[shape][part] ?? "");
  return [...blanks(true), ...texts, ...blanks(false)];
}

function afterAction({ shape }: Question, reading: AnswerReading): string[] {
  if (shape !== "story") return [];
  return [
    ...(reading.own.length === 0 ? [OWN_PART_BLANK] : []),
    ...(reading.tradeOffs.length === 0 ? [TRADE_OFF_BLANK] : []),
  ];
}

/** Needed points that are not said, as blanks: those that ask by themselves, and those that name something. */
function openPoints({ points }: AnswerReading): string[] {
  return points
    .filter(({ isNeeded, isCovered }) => isNeeded && !isCovered)
    .slice(0, MOST_POINTS)
    .flatMap(({ point }) => {
      const asked = lowerStart(point.replaceAll(/[[\]]/gu, "").replace(/[.?!]+$/u, ""));
      const ask = /^(?:who|what|why|how|when|where|which|whether|whom)\b/u.test(asked)
        ? `${asked}?`
        : `what of this: ${asked}?`;
      return ask.length <= 80 ? [`${blank(ask)}.`] : [];
    });
}

/** The text where the check finds nothing in it that the person did not say or write, or what is left of it; "" where nothing is. */
function proven(source: string, text: string, options: FactOptions): string {
  if (isProven(source, text, options)) return text;
  const cut = onlyFacts(source, text, options);
  return isProven(source, cut, options) ? cut : "";
}

/** Blanks state nothing. */
function isProven(source: string, text: string, options: FactOptions): boolean {
  const open = blanksIn(text);
  return checkFacts(source, text, options).every(({ from, to }) =>
    open.some((one) => from >= one.from && to <= one.to),
  );
}
