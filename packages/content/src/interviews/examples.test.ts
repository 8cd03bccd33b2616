import { fileURLToPath } from "node:url";
import { judgeAnswer, planInterview, type Question, SCORE_LINES } from "@taiyari/domain/interview";
import {
  FACTS,
  HOSTILE,
  INJECTION,
  OFF_TOPIC,
  RAMBLING,
  VAGUE,
} from "@taiyari/domain/interview/testing";
import { sampling } from "@taiyari/domain/testing";
import { describe, expect, test } from "vitest";
import { loadCareers } from "../careers/load.ts";
import { loadCodingProblems } from "./coding-problems.ts";
import { compileInterviews } from "./compile-interviews.ts";

const CONTENT = fileURLToPath(new URL("../../../../content", import.meta.url));
const written = compileInterviews(CONTENT).questions;
const careers = loadCareers(CONTENT);

/** Questions that are made: of the person's lines, and of problems of the Practice Lab. */
const made = (["resume", "coding"] as const).flatMap((kind) =>
  [1, 2, 3, 4, 5, 6].flatMap((seed) =>
    planInterview({
      setup: {
        source: "role",
        role: "data-analyst",
        level: "0-3",
        kind,
        minutes: 40,
        mode: "real",
        manner: "plain",
        language: "en-IN",
        by: "keyboard",
        seed,
      },
      background: {
        facts: FACTS,
        asked: [{ term: "Airflow", skill: null, isOnResume: false }],
        job: "",
      },
      questions: written,
      problems: loadCodingProblems(CONTENT),
      careers,
      recent: [],
    })
      .map(({ question }) => question)
      .filter(({ type }) => type === kind),
  ),
);
const all = [...new Map([...written, ...made].map((question) => [question.id, question])).values()];
const questions = sampling.sampleOf(all, 80);
/** Points of the author's own example, by question. */
const own = new Map<string, number>();

function ownPoints(question: Question): number {
  const points = own.get(question.id) ?? judged(question, question.example).points;
  own.set(question.id, points);
  return points;
}

function judged(question: Question, text: string) {
  const turn = {
    by: "person",
    at: 90,
    text,
    question: 0,
    turn: 0,
    attempt: 1,
    seconds: null,
    pauses: null,
    words: null,
    keepsFillers: true,
  } as const;
  return judgeAnswer(
    { place: 0, attempt: 1, question, turns: [turn], solved: null },
    { facts: FACTS },
  );
}

/** What no answer of which scores as much as the author's own. */
const WEAKER: Readonly<Record<string, (question: Question) => string>> = {
  "one that is vague": () => VAGUE,
  "one that rambles": () => RAMBLING,
  "its key words in a row": ({ points }) => points.flatMap(({ words }) => words).join(", "),
  "one off the topic": () => OFF_TOPIC,
  "one that insults": () => HOSTILE,
  "one that instructs the scorer": () => INJECTION,
  "the question itself": ({ ask }) => ask,
  "one word": () => "Yes.",
  nothing: () => "",
  "its first sentence only": ({ example }) => /^[^.!?]*[.!?]/u.exec(example)?.[0] ?? "",
};

describe("the example of every question scores more than", () => {
  test.each(Object.entries(WEAKER))("%s", (_, textFor) => {
    const notBelow = questions.flatMap((question) => {
      const points = judged(question, textFor(question)).points;
      return points < ownPoints(question)
        ? []
        : [`${question.id}: ${points} and ${ownPoints(question)}`];
    });
    expect(notBelow).toEqual([]);
  });
});

describe("whatever is asked", () => {
  test.each([
    ["nothing", "", 0],
    ["not knowing", "Sorry, I do not know this.", 0],
    ["a word", "Yes.", 5],
    ["instructing the scorer", INJECTION, 5],
  ])("%s gets no more than its floor", (_, text, most) => {
    const above = questions.filter((question) => judged(question, text).points > most);
    expect(above.map(({ id }) => id)).toEqual([]);
  });

  test("instructions beside an answer add nothing to it", () => {
    const raised = questions.filter(
      (question) =>
        judged(question, `${question.example} ${INJECTION}`).points > ownPoints(question),
    );
    expect(raised.map(({ id }) => id)).toEqual([]);
  });

  test("an answer twice scores no more than once", () => {
    const raised = questions.filter(
      (question) =>
        judged(question, `${question.example} ${question.example}`).points > ownPoints(question),
    );
    expect(raised.map(({ id }) => id)).toEqual([]);
  });

  test("every score over 0 has a quote from the answer", () => {
    const unquoted = questions.flatMap((question) => {
      const { lines, quotes } = judged(question, question.example);
      return SCORE_LINES.filter(
        (line) => lines[line].score > 0 && lines[line].quotes.every((at) => !quotes[at]),
      ).map((line) => `${question.id} ${line}`);
    });
    expect(unquoted).toEqual([]);
  });
});
