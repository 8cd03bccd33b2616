import { describe, expect, test } from "vitest";
import { phrasesOf } from "./phrases.ts";

const texts = (text: string, isVerbLine = false) =>
  phrasesOf(text, [], isVerbLine).map((phrase) => phrase.text);

describe("phrasesOf", () => {
  test.each(["", "and with the", "Strong knowledge of", "3+ years"])(
    "finds no phrase in %j",
    (text) => {
      expect(texts(text)).toEqual([]);
    },
  );

  test.each([
    ["Strong knowledge of duct design, pipe sizing", ["duct design", "pipe sizing"]],
    ["OSPF/BGP and SOME/IP", ["OSPF", "BGP", "SOME/IP"]],
    ["R&D, X-ray and C-arm", ["R&D", "X-ray", "C-arm"]],
    ["NBC 2016, ISO 26262 and Ind AS 117", ["NBC", "ISO 26262", "Ind AS 117"]],
    ["BMS integration, NPPA price lists", ["BMS", "NPPA"]],
    ["ITC reconciliation", ["ITC reconciliation"]],
    ["Kerala Nursing Council", ["Nursing Council"]],
    ["30 tonnes of steel", ["tonnes", "steel"]],
  ])("cuts %s into %j", (text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  test("cuts the verbs of a duty, wherever one of its parts begins", () => {
    expect(texts("Prepare shop drawings, check reinforcement", true)).toEqual([
      "shop drawings",
      "reinforcement",
    ]);
  });

  test("says where a phrase stands", () => {
    const text = "Knowledge of duct design";
    const [phrase] = phrasesOf(text, []);
    expect(phrase).toMatchObject({ opening: "of", closing: "end" });
    expect(text.slice(phrase?.from, phrase?.to)).toBe("duct design");
  });
});
