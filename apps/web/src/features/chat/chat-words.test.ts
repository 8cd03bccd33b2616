import { expect, test } from "vitest";
import { fallbackSentence } from "./chat-words.ts";

test.each([
  [
    "rate-limit",
    "The language model takes no more requests for now. The built-in engine answered.",
  ],
  ["too-slow", "The language model did not answer in time. The built-in engine answered."],
  ["cut-off", "The language model did not finish its answer. The built-in engine answered."],
  [
    "wrong-schema",
    "The language model gave no answer that could be used. The built-in engine answered.",
  ],
])("says why the built-in engine answered: %s", (because, sentence) => {
  expect(fallbackSentence(because)).toBe(sentence);
});

test("says nothing where the model answered", () => {
  expect(fallbackSentence(null)).toBeNull();
});
