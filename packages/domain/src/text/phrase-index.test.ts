import * as fc from "fast-check";
import { sampling } from "@taiyari/domain/testing";
import { describe, expect, test } from "vitest";
import { indexPhrases, textsWith } from "./phrase-index.ts";
import { compact, compactStem, tokenize } from "./tokens.ts";
import type { Token } from "./tokens.ts";

const found = (texts: readonly string[], phrase: string, exactly: string | null = null) =>
  textsWith(indexPhrases(texts.map(tokenize)), tokenize(phrase), exactly);

/** What is meant, without an index: every run of words of every text is compared. */
function foundOneByOne(texts: readonly string[], phrase: string): number[] {
  const wanted = tokenize(phrase);
  return texts.flatMap((text, number) =>
    Array.from({ length: countIn(tokenize(text), wanted) }, () => number),
  );
}

function countIn(tokens: readonly Token[], wanted: readonly Token[]): number {
  let count = 0;
  for (let at = 0; at < tokens.length; at++) {
    for (let words = 1; words <= wanted.length + 2 && at + words <= tokens.length; words++) {
      if (words > 1 && tokens[at + words - 1]?.gap === "break") break;
      const run = tokens.slice(at, at + words);
      if (compact(run) !== compact(wanted) && compactStem(run) !== compactStem(wanted)) continue;
      count += 1;
      at += words - 1;
      break;
    }
  }
  return count;
}

describe("textsWith", () => {
  test("finds nothing in no texts, and no phrase without words", () => {
    expect(found([], "Power BI")).toEqual([]);
    expect(found(["Power BI, and more"], ", ")).toEqual([]);
  });

  test("never finds a phrase across a mark that ends one", () => {
    expect(found(["Power, BI", "Power: BI"], "Power BI")).toEqual([]);
  });

  test("finds a phrase whatever its spaces, plural and spelling", () => {
    const texts = ["PowerBI and power-bi", "Modelling in Power BI", "data models"];
    expect(found(texts, "Power BI")).toEqual([0, 0, 1]);
    expect(found(texts, "data model")).toEqual([2]);
  });

  test("finds a letter only as it is written", () => {
    expect(found(["built with r", "R, SQL"], "R", "R")).toEqual([1]);
  });

  test("finds what comparing every run of words finds", () => {
    const words = fc.constantFrom(
      ..."and And power PowerBI BI bis bi a aa aaa r-and r ands test tests testing queries query".split(
        " ",
      ),
    );
    const marks = fc.constantFrom(" ", "-", ", ", " & ", "/");
    const text = fc
      .array(fc.tuple(words, marks), { maxLength: 14 })
      .map((parts) => parts.flat().join(""));
    fc.assert(
      fc.property(fc.array(text, { maxLength: 5 }), text, (texts, phrase) => {
        expect(found(texts, phrase)).toEqual(foundOneByOne(texts, phrase));
      }),
      { numRuns: sampling.runsOf(2_000) },
    );
  });
});
