import {
  counted as countedIn,
  listed,
  lowerStart,
  sentenceStart,
  share,
} from "../../text/wording.ts";
import { SCORE_LINES, type ScoredAnswer, type ScoreLine } from "../report.ts";
import type { Fix, FixId, JudgedQuestion } from "./fixes.ts";
import { lineMeans } from "./line-means.ts";

/** From this mean on a line is said to be there, in step 0 to 5. */
const THERE = 3.5;
/** A line that stands lower than this is said to be what holds a score. */
const MISSING = 4;

export interface Findings {
  /** Answers a score is made of, in order of the plan. */
  readonly answers: readonly ScoredAnswer[];
  readonly judged: readonly JudgedQuestion[];
  readonly fixes: readonly Fix[];
  readonly score: number;
}

/** How a line that is there opens a headline. */
const STRONG: Readonly<Record<ScoreLine, string>> = {
  structure: "Answers in order",
  evidence: "Answers with proof",
  relevance: "Answers to what was asked",
  depth: "Detailed answers",
  clarity: "Clear answers",
};
/** How a line that is missing ends it. */
const WEAK: Readonly<Record<ScoreLine, string>> = {
  structure: "with parts missing",
  evidence: "that could not be checked yet",
  relevance: "that leave out a part of the question",
  depth: "that stay on the surface",
  clarity: "with general words in the place of amounts",
};

/** What the answers of an interview have in common, in a line: what is there and what is not. Says nothing of the person. */
export function headlineOf({ answers, fixes }: Findings): string {
  const floored = answers.filter(({ floor }) => floor !== null);
  if (2 * floored.length > answers.length) return flooredHeadline(floored);
  const { best, least, means } = extremes(answers);
  const isStory = fixes.some(
    ({ id, answers: bettered }) => id === "figure" && 2 * bettered.length >= answers.length,
  );
  if (means[least] >= MISSING) return "All five lines at 4 or more on average";
  const end = least === "evidence" && isStory ? "that stop before the number" : WEAK[least];
  return means[best] >= THERE && best !== least ? `${STRONG[best]} ${end}` : `Answers ${end}`;
}

function flooredHeadline(floored: readonly ScoredAnswer[]): string {
  const floors = new Set(floored.map(({ floor }) => floor));
  if (floors.size > 1) return "Answers that could not be scored in full";
  switch (floored[0]?.floor) {
    case "off-topic":
      return "Answers about something else";
    case "does-not-know":
    case "no-answer":
      return "Questions that are still open";
    case "copies-question":
      return "The questions again, not yet the answers";
    case "instructs-scorer":
      return "Words to the scorer, not yet answers";
    case "short":
    case null:
    case undefined:
      return "Answers too short to score in full";
  }
}

function extremes(answers: readonly ScoredAnswer[]) {
  const means = lineMeans(answers) ?? {
    structure: 0,
    evidence: 0,
    relevance: 0,
    depth: 0,
    clarity: 0,
  };
  const order = SCORE_LINES.toSorted((a, b) => means[b] - means[a]);
  return { means, best: order[0] ?? "clarity", least: order.at(-1) ?? "evidence" };
}

/** What the score rests on, in two to four sentences: which line is there, which one holds it and where, which answer has least, and what held answers down. */
export function summaryOf(findings: Findings): string {
  const { answers, judged, score } = findings;
  const { best, least, means } = extremes(answers);
  const sums = (line: ScoreLine) => answers.reduce((sum, { lines }) => sum + lines[line].score, 0);
  const most = 5 * answers.length;
  const lowest = answers.toSorted((a, b) => a.points - b.points)[0];
  const title = judged.find(({ asked }) => asked.place === lowest?.question)?.asked.question.title;
  const sentences = [
    means[best] >= THERE ? `${sentenceStart(best)} stands at ${sums(best)} of ${most}.` : "",
    means[least] < MISSING && best !== least
      ? `What holds it at ${score} is ${least}, ${sums(least)} of ${most}${whereOf(findings, least)}.`
      : "",
    answers.length > 1 && lowest && title && lowest.points < 20
      ? `Answer ${lowest.question + 1} has least: ${lowerTitle(title)}, ${lowest.points} of 25.`
      : "",
    floorsOf(answers),
  ];
  return sentences.filter(Boolean).join(" ");
}

/** A title in a sentence keeps its capitals where they are a name. */
function lowerTitle(title: string): string {
  return /^\p{Lu}\p{Ll}+\s/u.test(title) || /^A\s/u.test(title) ? lowerStart(title) : title;
}

/** ": the amount of what came of it is missing in three of five". */
function whereOf({ answers, fixes }: Findings, line: ScoreLine): string {
  const ids = {
    evidence: ["figure", "amount", "own-part", "example", "occasion"],
    structure: ["parts"],
    relevance: ["points"],
    depth: ["weigh", "reasons"],
    clarity: ["plain", "occasion"],
  } as const;
  const lacks: Readonly<Partial<Record<FixId, string>>> = {
    figure: "the amount of what came of it is missing",
    amount: "a figure or a date is missing",
    "own-part": "what you did yourself is missing",
    example: "a case of your own is missing",
    parts: "a part is missing",
    points: "points are missing",
    weigh: "what was weighed is missing",
    reasons: "the reason is missing",
    plain: "general words stand in the place of amounts",
    occasion: "what is always so stands in the place of one occasion",
  };
  const fix = fixes.find(({ id }) => (ids[line] as readonly string[]).includes(id));
  if (!fix || answers.length < 2) return "";
  return `: ${lacks[fix.id] ?? ""} in ${share(fix.answers.length, answers.length)}`;
}

function floorsOf(answers: readonly ScoredAnswer[]): string {
  const of = (floor: ScoredAnswer["floor"]) => answers.filter((one) => one.floor === floor).length;
  const held = [
    ...said(of("no-answer"), "is missing", "are missing"),
    ...said(of("does-not-know"), "says that you do not know", "say that you do not know"),
    ...said(of("short"), "has fewer than 20 words", "have fewer than 20 words"),
    ...said(of("off-topic"), "is about something else", "are about something else"),
    ...said(of("copies-question"), "says the question again", "say the question again"),
    ...said(of("instructs-scorer"), "tells the scorer what to do", "tell the scorer what to do"),
  ];
  return held.length === 0 ? "" : `${sentenceStart(listed(held, 6))}.`;
}

function said(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${countedIn(count, "answer")} ${count === 1 ? one : many}`];
}
