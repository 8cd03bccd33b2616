import * as fc from "fast-check";
import { sampling } from "@taiyari/domain/testing";
import { describe, expect, test } from "vitest";
import { createByteSearch } from "./byte-search.ts";
import { ascii } from "./bytes.ts";

/** Which of the words stand in a text that arrives in these pieces. */
function foundIn(pieces: readonly string[], words: readonly string[]): boolean[] {
  const search = createByteSearch(words.map(ascii));
  for (const piece of pieces) search.push(ascii(piece));
  return words.map((_, number) => search.hasFound(number));
}

describe("createByteSearch", () => {
  test("finds nothing in nothing, and nothing that only begins", () => {
    expect(foundIn([], ["word"])).toEqual([false]);
    expect(foundIn(["word", "word/", "/document"], ["word/document"])).toEqual([false]);
  });

  test("finds what two pieces share", () => {
    expect(foundIn(["PKwo", "rd/docu", "ment"], ["word/document"])).toEqual([true]);
  });

  test("finds a sequence within another", () => {
    expect(foundIn(["xabcdx"], ["abcd", "bc", "cde"])).toEqual([true, true, false]);
  });

  test("finds what looking at every place finds, however the bytes arrive", () => {
    const letters = fc.string({ unit: fc.constantFrom("a", "b"), minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(
        fc.array(letters, { maxLength: 12 }),
        fc.array(letters, { minLength: 1, maxLength: 6 }),
        (pieces, words) => {
          const text = pieces.join("");
          expect(foundIn(pieces, words)).toEqual(words.map((word) => text.includes(word)));
        },
      ),
      { numRuns: sampling.runsOf(1_000) },
    );
  });
});
