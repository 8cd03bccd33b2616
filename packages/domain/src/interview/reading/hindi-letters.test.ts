import { describe, expect, test } from "vitest";
import { inLatin, soundOf } from "./hindi-letters.ts";
import { readAnswer } from "./read-answer.ts";
import { questionOf, turnsOf } from "./testing/index.ts";

test.each([
  ["रिपोर्ट", "riport"],
  ["बदल", "badal"],
  ["ज़रूरत", "zarurat"],
  ["report", "report"],
])("%s is %s in Latin letters", (word, latin) => {
  expect(inLatin(word)).toBe(latin);
});

describe("how a word sounds", () => {
  test.each([
    ["टीम", "time"],
    ["रिपोर्ट", "repeat"],
    ["मैनेजर", "manner"],
  ])("%s is not %s", (hindi, english) => {
    expect(soundOf(hindi) === soundOf(english) && soundOf(hindi) !== null).toBe(false);
  });

  test.each([
    ["रिपोर्ट", "report"],
    ["मैनेजर", "manager"],
    ["कस्टमर", "customer"],
    ["क्लाइंट", "client"],
    ["डैशबोर्ड", "dashboard"],
    ["बदल", "badal"],
    ["फ़ैसला", "faisla"],
  ])("%s is %s", (hindi, latin) => {
    expect(soundOf(hindi)).toBe(soundOf(latin));
  });
});

test("a Hindi answer shows points and the subject by English words that it has", () => {
  const { points, hits } = readAnswer(
    questionOf(),
    turnsOf("पिछले महीने नया प्लान था। मैंने पूरी रिपोर्ट देखी और डैशबोर्ड फाइनल कर दिया।"),
    null,
  );
  expect(points.filter(({ isCovered }) => isCovered).map(({ id }) => id)).toContain("instead");
  expect(hits).toEqual(expect.arrayContaining(["report", "dashboard"]));
});
