import { describe, expect, test } from "vitest";
import {
  compact,
  compactStem,
  definedAcronyms,
  keyOf,
  singular,
  stem,
  tokenize,
} from "./tokens.ts";

const keys = (text: string) => tokenize(text).map((token) => token.key);
const same = (a: string, b: string) =>
  compact(tokenize(a)) === compact(tokenize(b)) ||
  compactStem(tokenize(a)) === compactStem(tokenize(b));

describe("tokenize", () => {
  test("gives nothing for a text without letters and digits", () => {
    expect(tokenize(" — •, … ")).toEqual([]);
  });

  test.each([
    ["C++ and C#", ["c++", "and", "c#"]],
    [".NET, ASP.NET", [".net", "asp", ".net"]],
    ["Node.js", ["node", "js"]],
    ["CI/CD", ["ci", "cd"]],
    ["A/B tests", ["a", "b", "tests"]],
    ["5+ years", ["5", "years"]],
    ["Bachelor's degree", ["bachelor", "degree"]],
    ["résumé", ["resume"]],
    ["ﬁnance", ["finance"]],
    ["हिंदी टाइपिंग", ["हिंदी", "टाइपिंग"]],
    ["项目管理", ["项", "目", "管", "理"]],
    ["Security+ certified", ["security+", "certified"]],
  ])("cuts %s into %j", (text, expected) => {
    expect(keys(text)).toEqual(expected);
  });

  test("gives offsets into the text as it was given", () => {
    const text = "Led  C++, ﬁnance";
    for (const token of tokenize(text)) expect(text.slice(token.from, token.to)).toBe(token.text);
  });

  test("tells what stands between words: space, a joining mark, or the end of a phrase", () => {
    expect(tokenize("CI/CD pipelines, Go").map((token) => token.gap)).toEqual([
      "space",
      "joint",
      "space",
      "break",
    ]);
  });
});

describe("keyOf", () => {
  test.each([
    ["organise", "organize"],
    ["optimisation", "optimization"],
    ["analysed", "analyzed"],
    ["behaviour", "behavior"],
    ["modelling", "modeling"],
    ["programme", "program"],
    ["centre", "center"],
    ["catalogue", "catalog"],
    ["licence", "license"],
  ])("compares %s and %s as one word", (british, american) => {
    expect(keyOf(british)).toBe(keyOf(american));
  });

  test.each(["four", "hour", "for", "C", "R"])("leaves %s alone", (word) => {
    expect(keyOf(word)).toBe(word.toLowerCase());
  });
});

describe("singular and stem", () => {
  test.each([
    ["dashboards", "dashboard"],
    ["queries", "query"],
    ["processes", "process"],
    ["boxes", "box"],
    ["apis", "api"],
    ["aws", "aws"],
    ["css", "css"],
    ["analysis", "analysis"],
    ["status", "status"],
    ["kubernetes", "kubernete"],
  ])("makes %s %s", (plural, expected) => {
    expect(singular(plural)).toBe(expected);
  });

  test("keeps fields of work that end in -ing", () => {
    expect(stem("marketing")).toBe("marketing");
    expect(stem("testing")).toBe("test");
    expect(stem("planning")).toBe("plan");
  });
});

describe("phrases", () => {
  test.each([
    ["Power BI", "PowerBI"],
    ["Power BI", "power-bi"],
    ["Node.js", "NodeJS"],
    ["CI/CD", "CI-CD"],
    ["A/B testing", "A/B tests"],
    ["REST API", "REST APIs"],
    ["Data modelling", "data models"],
    ["Data modelling", "data modeling"],
    ["Learning & Development", "Learning and Development"],
    ["Search engine optimisation", "search engine optimization"],
  ])("compares %s and %s as one", (a, b) => {
    expect(same(a, b)).toBe(true);
  });

  test.each([
    ["C", "C++"],
    ["C", "C#"],
    ["Java", "JavaScript"],
    [".NET", "Net"],
    ["R", "R&D"],
    ["SQL", "MySQL"],
    ["Windows", "Window"],
  ])("keeps %s and %s apart", (a, b) => {
    expect(compact(tokenize(a))).not.toBe(compact(tokenize(b)));
  });
});

test("a colon joins what a body numbers, and ends a label", () => {
  expect(tokenize("IRC:112, Skills:3").map(({ gap }) => gap)).toEqual([
    "space",
    "joint",
    "break",
    "break",
  ]);
});

describe("definedAcronyms", () => {
  test("learns what letters stand for from a bracket behind the words", () => {
    expect(definedAcronyms("Search Engine Optimization (SEO) and Profit and Loss (P&L)")).toEqual([
      { long: "Search Engine Optimization", short: "SEO" },
      { long: "Profit and Loss", short: "P&L" },
    ]);
  });

  test("counts the small word that has a letter of its own", () => {
    expect(definedAcronyms("State of Wear (SoW) of the blades")).toEqual([
      { long: "State of Wear", short: "SoW" },
    ]);
  });

  test("learns nothing from a bracket that says something else", () => {
    expect(definedAcronyms("Pune (India), five years (MBA)")).toEqual([]);
  });
});
