import type { AnswerTurn, ScoredAnswer } from "@taiyari/domain/interview";
import { expect, test } from "vitest";
import { markedText } from "./marked-text.ts";

const turn: AnswerTurn = {
  by: "person",
  at: 0,
  text: "So, um, refunds went down a lot after that.",
  question: 0,
  turn: 3,
  attempt: 1,
  seconds: null,
  pauses: null,
  words: null,
  keepsFillers: true,
};

function answerWith(
  quotes: ScoredAnswer["quotes"],
  fillers: ScoredAnswer["fillers"] = [],
): ScoredAnswer {
  // Nothing else of an answer is read.
  return { quotes, fillers } as ScoredAnswer;
}

const texts = (answer: ScoredAnswer) => markedText(turn, answer).map(({ text }) => text);

test("marks of other answers, outside of the text, and inside of others are left out", () => {
  const answer = answerWith([
    { turn: 2, from: 0, to: 2, kind: "carried" },
    { turn: 3, from: 8, to: 31, kind: "held-back" },
    { turn: 3, from: 16, to: 25, kind: "carried" },
    { turn: 3, from: 30, to: 900, kind: "carried" },
  ]);
  expect(texts(answer)).toEqual(["So, um, ", "refunds went down a lot", " after that."]);
  expect(markedText(turn, answer)[1]).toMatchObject({ kind: "held-back", number: 2 });
});

test("an answer without marks is one stretch, and an empty one is none", () => {
  expect(texts(answerWith([]))).toEqual([turn.text]);
  expect(markedText({ ...turn, text: "" }, answerWith([]))).toEqual([]);
});

test("fillers and quotes stand in order, and all of the text is there", () => {
  const answer = answerWith(
    [{ turn: 3, from: 8, to: 31, kind: "held-back" }],
    [{ turn: 3, from: 4, to: 6 }],
  );
  expect(texts(answer)).toEqual(["So, ", "um", ", ", "refunds went down a lot", " after that."]);
  expect(texts(answer).join("")).toBe(turn.text);
});
