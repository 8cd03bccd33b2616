import { describe, expect, test } from "vitest";
import { type SpacedGlyph, spreadText } from "./spread-text.ts";

/** Letters with the same gap between any two but those named by number, in thousandths of their size. */
function apart(
  text: string,
  gap: number,
  others: Readonly<Record<number, number>> = {},
): SpacedGlyph[] {
  return text
    .split("")
    .flatMap((letter, i): SpacedGlyph[] =>
      i === 0 ? [{ text: letter }] : [-(others[i] ?? gap), { text: letter }],
    );
}

describe("spreadText", () => {
  test("says nothing of letters that stand as their font sets them", () => {
    expect(spreadText(apart("KEY SKILLS", 0, { 3: -20 }), 0)).toBeNull();
  });

  test("says nothing of words that a program set letter by letter with gaps of any width", () => {
    expect(spreadText(apart("LEDGER", 400, { 2: 60, 4: 900 }), 0)).toBeNull();
  });

  test("reads uneven gaps within a word as none, and a stored blank as one", () => {
    expect(spreadText(apart("KEY SKILLS", 99, { 5: 95, 8: 106 }), 0)).toBe("KEY SKILLS");
  });

  test("reads a gap much wider than the usual one as a blank", () => {
    expect(spreadText(apart("KEYSKILLS", 99, { 3: 420 }), 0)).toBe("KEY SKILLS");
  });

  test("counts what the file adds between all letters", () => {
    expect(spreadText(apart("SUMMARY", 0), 110)).toBe("SUMMARY");
  });
});
