import type { TextRun } from "@taiyari/domain/resume";
import { describe, expect, test } from "vitest";
import { withGaps } from "./gapped-runs.ts";
import type { ShownText } from "./shown-text.ts";

const SIZE = 10;

/** Letters half as wide as high, from an x on. */
function shown(text: string, x: number): ShownText {
  const end = { x: x + text.length * SIZE * 0.5, y: 100 };
  return { text, start: { x, y: 100 }, end, size: SIZE, isSeen: true, spread: null };
}

function run(text: string, x: number, right: number): TextRun {
  return {
    text,
    x,
    baseline: 100,
    width: right - x,
    size: SIZE,
    font: "Sans",
    bold: false,
    italic: false,
    angle: 0,
  };
}

describe("withGaps", () => {
  test("leaves a run whose words stand a blank apart, and one whose blank the page shows", () => {
    const near = run("Address Pune", 50, 109);
    expect(withGaps([near], [shown("Address", 50), shown("Pune", 89)])).toEqual([near]);
    const blank = run("Address Pune", 50, 120);
    expect(withGaps([blank], [shown("Address ", 50), shown("Pune", 100)])).toEqual([blank]);
  });

  test("leaves a run that says anything else than what the page shows there", () => {
    const other = run("Address Pune", 50, 120);
    expect(withGaps([other], [shown("Address", 50), shown("Nashik", 100)])).toEqual([other]);
  });

  test("cuts a run where the page leaves a gap and shows no blank", () => {
    const parts = withGaps(
      [run("Address Pune", 50, 115)],
      [shown("Address", 50), shown("Pune", 95)],
    );
    expect(parts.map(({ text, x, width }) => ({ text, x, width }))).toEqual([
      { text: "Address", x: 50, width: 35 },
      { text: "Pune", x: 95, width: 20 },
    ]);
  });
});
