import * as fc from "fast-check";
import { sampling } from "@taiyari/domain/testing";
import { describe, expect, test } from "vitest";
import { verbBehind, verbOf } from "../../lexicon/verbs.ts";
import { openedWithVerb, withResult } from "./rewording.ts";

/** All that an example may add to the person's own words. */
const ADDED = new Set(["from", "to", "by"]);

const words = (text: string) =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*/gu) ?? [];

function isOwn(word: string, quote: readonly string[]): boolean {
  if (quote.includes(word) || ADDED.has(word)) return true;
  const verb = verbOf(word);
  return (
    verb !== null &&
    quote.some((own) => (verbOf(own)?.verb ?? verbBehind(own))?.base === verb.verb.base)
  );
}

const opener = fc.constantFrom(
  "Responsible for",
  "Worked on",
  "Helped to",
  "In charge of",
  "Duties included:",
  "Assisted in",
  "Successfully",
  "Preparation of",
  "Checking of",
  "",
  "•",
);
const word = fc.constantFrom(
  ..."managing a team of vendors and building reports in Power BI improving load time which led to calls , ; using C++ & Node.js by hand for the R&D lab, reduced costs 2019 Kaveri's handled tested and worked on increasing sales बिक्री 销售".split(
    " ",
  ),
);
const quote = fc
  .tuple(opener, fc.array(fc.oneof(word, fc.string({ maxLength: 8 })), { maxLength: 16 }))
  .map(([first, rest]) => [first, ...rest].join(" ").trim());

describe("an example", () => {
  test.each([
    ["withResult", (text: string) => withResult(text)],
    ["openedWithVerb, past", (text: string) => openedWithVerb(text, false)],
    ["openedWithVerb, present", (text: string) => openedWithVerb(text, true)],
  ])("%s has no word that the person did not write", (_name, reword) => {
    fc.assert(
      fc.property(quote, (text) => {
        const own = words(text);
        for (const piece of reword(text)) {
          if (piece.kind === "blank") continue;
          for (const used of words(piece.text))
            expect(isOwn(used, own), `“${used}” is not in “${text}”`).toBe(true);
        }
      }),
      { numRuns: sampling.runsOf(500) },
    );
  });

  test("asks for at least one fact when a result is missing", () => {
    fc.assert(
      fc.property(quote, (text) => {
        expect(withResult(text).some((piece) => piece.kind === "blank")).toBe(true);
      }),
    );
  });
});
