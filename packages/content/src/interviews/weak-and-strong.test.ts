import path from "node:path";
import { type AnswerTurn, judgeAnswer, type Question } from "@taiyari/domain/interview";
import { CANDIDATES } from "@taiyari/domain/interview/testing";
import { sampling } from "@taiyari/domain/testing";
import { describe, expect, test } from "vitest";
import { compileInterviews } from "./compile-interviews.ts";

const { questions } = compileInterviews(path.resolve(import.meta.dirname, "../../../../content"));

/** Those who say nothing that answers a question, whatever it is; each would be asked the same way. */
const WEAK = new Set([
  "weak",
  "rambling",
  "silent",
  "hostile",
  "injecting",
  "copying the question",
  "one word",
  "off the topic",
  "knowing nothing",
  "reciting key words",
]);

function pointsOf(question: Question, text: string): number {
  const turn: AnswerTurn = {
    by: "person",
    at: 0,
    text,
    question: 0,
    turn: 0,
    attempt: 1,
    seconds: null,
    pauses: null,
    words: null,
    keepsFillers: false,
  };
  return judgeAnswer({ place: 0, attempt: 1, question, turns: [turn], solved: null }, null).points;
}

describe("a weak answer never has more points than the example", () => {
  const asked = sampling.sampleOf(questions, 60, "weak and strong");
  const weak = CANDIDATES.filter(({ name }) => WEAK.has(name));

  test("all of them are played", () => {
    expect(weak.map(({ name }) => name)).toHaveLength(WEAK.size);
  });

  test.each(weak)("$name", ({ says }) => {
    const above = asked.filter((question) => {
      const said = says(question, { phase: "question" } as Parameters<typeof says>[1]);
      const text = typeof said === "string" ? said : (said.text ?? "");
      return pointsOf(question, text) >= pointsOf(question, question.example);
    });
    expect(above.map(({ id }) => id)).toEqual([]);
  });
});
