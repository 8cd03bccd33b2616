import { describe, expect, test } from "vitest";
import { toUnicode } from "./fonts.ts";

const glyph = (unicode: string) => ({ parts: [], advance: 0, unicode });

describe("toUnicode", () => {
  test("has no entry for a glyph without text", () => {
    const map = toUnicode([glyph(""), glyph("a"), glyph(""), glyph("क्षे")]);
    expect(map).toContain("2 beginbfchar\n<0001> <0061>\n<0003> <0915094d09370947>\nendbfchar");
    expect(map).not.toContain("<>");
  });

  test("writes a character beyond the first plane as two units", () => {
    expect(toUnicode([glyph(""), glyph("😀")])).toContain("<0001> <d83dde00>");
  });

  test("puts at most 100 entries into a block", () => {
    const map = toUnicode(Array.from({ length: 251 }, () => glyph("a")));
    expect([...map.matchAll(/(\d+) beginbfchar/gu)].map(([, count]) => count)).toEqual([
      "100",
      "100",
      "51",
    ]);
  });
});
