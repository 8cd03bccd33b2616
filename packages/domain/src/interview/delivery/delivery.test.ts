import { describe, expect, test } from "vitest";
import { fillersOf } from "./fillers.ts";
import { measureDelivery, type SpokenTurn } from "./measure-delivery.ts";

const TEXT = Array.from({ length: 60 }, (_, at) => (at % 2 ? "refunds" : "many")).join(" ");
const turn = (given: Partial<SpokenTurn> = {}): SpokenTurn => ({
  turn: 0,
  text: TEXT,
  seconds: 30,
  pauses: [],
  words: null,
  keepsFillers: true,
  ...given,
});
const measure = (given: Partial<SpokenTurn>, id: string) =>
  measureDelivery([turn(given)], 2).find((one) => one.id === id);
const fillers = (text: string, words: SpokenTurn["words"] = null) =>
  fillersOf({ turn: 0, text, words }).map(({ word }) => word);

/** Four words with silence of `gap` seconds between them. */
function said(gap: number) {
  return ["we", "had", "like", "two"].map((text, at) => ({
    text,
    from: at * (0.4 + gap),
    to: at * (0.4 + gap) + 0.4,
  }));
}

describe("not measurable", () => {
  test.each([
    ["pace", { seconds: null }, "Typed"],
    ["length", { seconds: null }, "Typed. 60 words take about 0:27 to say."],
    ["fillers", { seconds: null }, "Typed"],
    ["pauses", { seconds: null }, "Typed"],
    ["fillers", { keepsFillers: false }, "leaves “um” and “uh” out"],
    ["pauses", { pauses: null }, "Nothing measured pauses"],
    ["pace", { text: "Sixty days.", seconds: 2 }, "Too short"],
    ["pace", { text: " " }, "no answer"],
  ] as const)("%s of %j: %s", (id, given, why) => {
    const found = measure(given, id);
    expect(found).toMatchObject({ value: null, band: null });
    expect(found?.why).toContain(why);
    expect(found?.source).not.toBe("");
  });

  test("without a turn nothing is", () => {
    expect(measureDelivery([], 2).map(({ value }) => value)).toEqual([null, null, null, null]);
  });
});

test.each([
  [60, 60, "far"],
  [36, 100, "fair"],
  [30, 120, "good"],
  [18, 200, "far"],
] as const)("60 words in %i seconds are %i a minute: %s", (seconds, value, band) => {
  expect(measure({ seconds }, "pace")).toMatchObject({ value, band });
});

test("length is measured by the minutes of the question", () => {
  expect(measure({ seconds: 92 }, "length")).toMatchObject({ value: 92, band: "good" });
  expect(measureDelivery([turn({ seconds: 92 })], 1)[1]).toMatchObject({ band: "far" });
});

test("sounds are no words of the pace, and are counted by the minute", () => {
  const text = `um ${TEXT} uhh, umm`;
  expect(measure({ text }, "pace")?.value).toBe(120);
  expect(measure({ text }, "fillers")).toMatchObject({ value: 6, band: "fair" });
  expect(measure({ text }, "fillers")?.text).toContain("um, uhh, umm");
});

test("pauses are counted, and the longest is said", () => {
  expect(measure({ pauses: [2.8, 3.1] }, "pauses")).toMatchObject({ value: 2, band: "good" });
  expect(measure({ pauses: [2.8, 3.1] }, "pauses")?.text).toContain("3.1 seconds");
});

describe("fillers", () => {
  test.each([
    "I like working with data, so I asked well before.",
    "It works like a queue. So, at the store we had two.",
    "What it actually does is right there, kind of data.",
    "Haan, I agree. Iska matlab hai ki woh galat tha.",
    "ER diagrams are drawn by the umbrella team.",
  ])("none in: %s", (text) => {
    expect(fillers(text)).toEqual([]);
  });

  test.each([
    ["She was, like, surprised, um, and we had, uh, two.", ["like", "um", "uh"]],
    ["We pulled it, basically to see, you know, the reason.", ["basically", "you know"]],
    [
      "Maine bola ki, matlab, dekho, toh, hum, kya kehte hain, ruk gaye.",
      ["matlab", "toh", "kya kehte hain"],
    ],
    ["मैंने, मतलब, पहले देखा", ["मतलब"]],
  ])("in: %s", (text, expected) => {
    expect(fillers(text)).toEqual(expected);
  });

  test("silence on both sides makes a filler of an ambiguous word where there are no commas", () => {
    expect(fillers("we had like two", said(0.1))).toEqual([]);
    expect(fillers("we had like two", said(0.5))).toEqual(["like"]);
  });
});
