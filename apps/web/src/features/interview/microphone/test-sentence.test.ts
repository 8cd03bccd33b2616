import { expect, test } from "vitest";
import { TEST_SENTENCES, understood } from "./test-sentence.ts";

test.each([
  ["", 0],
  ["hello hello", 0],
  ["work my about", 1],
  ["good morning I like to walk about my work", 8],
  ["um Good morning. I would like, to talk about my work!", 10],
])("“%s”", (heard, words) => {
  expect(understood(TEST_SENTENCES["en-IN"], heard)).toEqual({ words, of: 10 });
});

test("in Hindi, with its vowel signs", () => {
  const sentence = TEST_SENTENCES["hi-IN"];
  expect(understood(sentence, "नमस्ते मैं अपना काम के बारे में बात करना चाहता हूँ")).toEqual({
    words: 10,
    of: 11,
  });
});
