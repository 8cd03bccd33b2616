import { describe, expect, test } from "vitest";
import { looksFinished } from "./sentence-end.ts";
import {
  isTurnOver,
  LEAST_FIRST_ANSWER,
  SILENCE_AFTER_SENTENCE,
  SILENCE_WITHIN_SENTENCE,
  type TurnSoFar,
} from "./turn-end.ts";

function turn(so: Partial<TurnSoFar>): TurnSoFar {
  return {
    text: "We moved three pin codes to another courier",
    isPending: false,
    silence: SILENCE_AFTER_SENTENCE,
    sinceFirstWord: 40,
    isFirstAnswer: true,
    language: "en-IN",
    ...so,
  };
}

describe("what must not end", () => {
  test.each([
    ["nothing was said", { text: "", silence: 60 }],
    ["words are on their way", { isPending: true, silence: 10 }],
    ["somebody still speaks", { silence: 0 }],
    ["a breath", { silence: 1.3 }],
    [
      "a first answer of less than ten seconds",
      { sinceFirstWord: LEAST_FIRST_ANSWER - 0.1, silence: 8 },
    ],
    ["a thought within a sentence", { text: "We moved three pin codes to", silence: 2.9 }],
  ])("%s", (_name, so) => {
    expect(isTurnOver(turn(so))).toBe(false);
  });

  test.each([
    // A conjunction, an article, a preposition, a possessive, an auxiliary.
    "we lost a lot of refunds and",
    "my manager asked me to check because",
    "so I looked at the",
    "the refunds went down from",
    "I talked to my",
    "by the end of March we had",
    // Thinking aloud.
    "I do not remember the exact um",
    "we changed it like",
    "haan so basically",
    // A subject or a verb that waits for the rest of it.
    "and then I",
    "we moved three pin codes and then",
    "after two weeks we decided",
    "the team wanted",
    // A phrase without a verb.
    "my role in that project",
    "the operations team of the south",
    // A figure that may have a unit.
    "the refunds went down by 38",
    "we saved ₹1.4",
    // A list that goes on, a full stop that the recogniser set at a pause.
    "we had refunds, returns,",
    "So the problem was...",
    "I spoke to the courier and.",
    "We moved it because.",
    // One word alone.
    "yes",
  ])("“%s” in English", (text) => {
    expect(looksFinished(text, "en-IN")).toBe(false);
  });

  test.each([
    "मैंने रिपोर्ट बनाई और",
    "हमारी टीम ने फैसला किया कि",
    "क्योंकि ग्राहक को",
    "मैं उस समय काम कर रहा",
    "तो फिर मैंने मतलब",
    "maine manager ko bola ki",
    "hum log data check kar rahe",
    "uske baad maine",
    "report mein jo problem thi woh",
  ])("“%s” in Hindi", (text) => {
    expect(looksFinished(text, "hi-IN")).toBe(false);
    expect(looksFinished(text, "en-IN")).toBe(false);
  });
});

describe("what may end", () => {
  test.each([
    "we moved three pin codes to another courier",
    "So I told her the numbers and we cut the refunds by a third",
    "in the end they signed with the other company",
    "The refunds went down by 38%.",
    "It took us two weeks.",
    "That is what I did. That's all",
    "I don't have an example of that thank you",
    "uske baad maine report submit kar diya",
    "I'm done",
  ])("“%s” in English", (text) => {
    expect(looksFinished(text, "en-IN")).toBe(true);
  });

  test.each([
    "हमने तीन पिन कोड बदल दिए और खर्च कम हुआ",
    "मैंने मैनेजर को रिपोर्ट दिखाई थी।",
    "मुझे इसका जवाब नहीं पता है",
    "फिर refunds तीस प्रतिशत कम हो गए",
    "bas itna hi",
    "usse company ka kharcha kam hua",
  ])("“%s” in Hindi", (text) => {
    expect(looksFinished(text, "hi-IN")).toBe(true);
  });

  test("after 1.4 s of silence behind a sentence, and after 3 s within one", () => {
    expect(isTurnOver(turn({}))).toBe(true);
    const within = { text: "We moved three pin codes to" };
    expect(isTurnOver(turn({ ...within, silence: SILENCE_WITHIN_SENTENCE }))).toBe(true);
  });

  test("a short first answer when ten seconds are over, and a short one to what was asked back at once", () => {
    const short = { text: "I don't remember the figure" };
    expect(isTurnOver(turn({ ...short, sinceFirstWord: LEAST_FIRST_ANSWER }))).toBe(true);
    expect(isTurnOver(turn({ ...short, sinceFirstWord: 3, isFirstAnswer: false }))).toBe(true);
  });
});
