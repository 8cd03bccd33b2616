import { describe, expect, test } from "vitest";
import {
  counted,
  figure,
  inWords,
  listed,
  noneOf,
  outOf,
  quoted,
  sentenceStart,
  timesInWords,
  yearsInWords,
} from "./wording.ts";

describe("wording", () => {
  test("writes numbers as words up to nine", () => {
    expect([0, 1, 9, 10].map(inWords)).toEqual(["no", "one", "nine", "10"]);
    expect([1, 2, 3, 12].map(timesInWords)).toEqual(["once", "twice", "three times", "12 times"]);
  });

  test("keeps nouns in number with what counts them", () => {
    expect([figure(1, "bullet"), figure(4, "bullet"), figure(2, "entry", "entries")]).toEqual([
      "1 bullet",
      "4 bullets",
      "2 entries",
    ]);
    expect([counted(0, "job"), counted(1, "job"), counted(14, "job")]).toEqual([
      "no jobs",
      "one job",
      "14 jobs",
    ]);
    expect([outOf(0, 3, "duty", "duties"), outOf(1, 1, "term")]).toEqual([
      "none of three duties",
      "the one term",
    ]);
  });

  test("lists with commas and an “and”, and counts what is too many", () => {
    expect(listed([])).toBe("");
    expect(listed(["a"])).toBe("a");
    expect(listed(["a", "b", "c"])).toBe("a, b and c");
    expect(listed(["a", "b", "c", "d", "e", "f"])).toBe("a, b, c and three more");
    expect(noneOf(["email", "phone"])).toBe("no email and no phone");
  });

  test("cuts a long quote at a word", () => {
    expect(quoted("one two three", 9)).toBe("“one two…”");
    expect(quoted("one")).toBe("“one”");
  });

  test("says years as a person would", () => {
    expect([0, 0.5, 1, 2.5, 6].map(yearsInWords)).toEqual([
      "less than half a year",
      "half a year",
      "1 year",
      "2.5 years",
      "6 years",
    ]);
  });

  test("starts a sentence with a capital, also beyond the first plane", () => {
    expect(sentenceStart("𐐨bc")).toBe("𐐀bc");
    expect(sentenceStart("")).toBe("");
  });
});
