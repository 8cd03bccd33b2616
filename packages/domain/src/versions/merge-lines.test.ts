import * as fc from "fast-check";
import { sampling } from "@taiyari/domain/testing";
import { describe, expect, test } from "vitest";
import { mergeLines } from "./merge-lines.ts";

const merged = (base: string, mine: string, theirs: string) =>
  mergeLines(
    ...([base, mine, theirs].map((text) => text.replaceAll(" ", "\n")) as [string, string, string]),
  )?.replaceAll("\n", " ") ?? null;

const many = (word: string) => Array.from({ length: 9000 }, (_, i) => `${word}${i}`).join("\n");

describe("mergeLines", () => {
  test.each([
    { what: "the same line", base: "a b c", mine: "a B c", theirs: "a X c" },
    { what: "a line that the other took away", base: "a b c", mine: "a B c", theirs: "a c" },
    {
      what: "lines that the other replaced together",
      base: "a b c d",
      mine: "a X d",
      theirs: "a b Y d",
    },
    { what: "new lines at the same place", base: "a b", mine: "a X b", theirs: "a Y b" },
    { what: "new lines at the end", base: "a", mine: "a X", theirs: "a Y" },
    { what: "everything from nothing", base: "", mine: "X", theirs: "Y" },
  ])("gives null when both changed $what", ({ base, mine, theirs }) => {
    expect(merged(base, mine, theirs)).toBeNull();
    expect(merged(base, theirs, mine)).toBeNull();
  });

  test.each([
    { what: "different lines", base: "a b c", mine: "A b c", theirs: "a b C", is: "A b C" },
    { what: "neighbouring lines", base: "a b", mine: "A b", theirs: "a B", is: "A B" },
    {
      what: "a line, and a new one behind it",
      base: "a b",
      mine: "a B",
      theirs: "a b X",
      is: "a B X",
    },
    {
      what: "a line, and a new one before it",
      base: "a b",
      mine: "a B",
      theirs: "a X b",
      is: "a X B",
    },
    {
      what: "a line taken away, and another",
      base: "a b c",
      mine: "b c",
      theirs: "a b C",
      is: "b C",
    },
    {
      what: "the same line alike, and another",
      base: "a b c",
      mine: "A b c",
      theirs: "A b C",
      is: "A b C",
    },
    {
      what: "the order, and another line",
      base: "a b c d",
      mine: "b a c d",
      theirs: "a b c D",
      is: "b a c D",
    },
  ])("takes both changes: $what", ({ base, mine, theirs, is }) => {
    expect(merged(base, mine, theirs)).toBe(is);
    expect(merged(base, theirs, mine)).toBe(is);
  });

  const lines = fc
    .array(fc.constantFrom("a", "b", "c", "d", ""), { maxLength: 8 })
    .map((list) => list.join("\n"));

  test("takes what one side did as it is, and what both did once", () => {
    fc.assert(
      fc.property(lines, lines, (base, x) => {
        expect(mergeLines(base, x, base)).toBe(x);
        expect(mergeLines(base, base, x)).toBe(x);
        expect(mergeLines(base, x, x)).toBe(x);
      }),
    );
  });

  test("gives the same whoever comes first", () => {
    fc.assert(
      fc.property(lines, lines, lines, (base, x, y) => {
        expect(mergeLines(base, x, y)).toBe(mergeLines(base, y, x));
      }),
      { numRuns: sampling.runsOf(1000) },
    );
  });

  test("takes a text of thousands of lines for one change", () => {
    expect(mergeLines(many("a"), many("b"), many("c"))).toBeNull();
    expect(mergeLines(many("a"), many("b"), many("a"))).toBe(many("b"));
  });
});
