import { expect, test } from "vitest";
import { failureSentence, keptSentences } from "./judgement-words.ts";

test("each reason for a built-in score has its sentence, with answers numbered from 1", () => {
  expect(keptSentences({ failed: [], unread: [], "by-rules": [] })).toEqual([]);
  expect(keptSentences({ failed: [0, 2, 4], unread: [5], "by-rules": [1] })).toEqual([
    "Answers 1, 3 and 5 keep the built-in score: what the model gave failed the checks.",
    "Answer 6 keeps the built-in score: the model has not read it.",
    "Answer 2 is scored by rules alone: by tests, or held by a floor.",
  ]);
});

test("what concerns only who runs the model is not told", () => {
  expect(failureSentence("key-refused")).toBe(
    "The language model gave no answer that could be used.",
  );
});
