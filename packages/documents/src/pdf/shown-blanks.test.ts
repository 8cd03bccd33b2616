import type { TextRun } from "@taiyari/domain/resume";
import { describe, expect, test } from "vitest";
import { withShownBlanks } from "./shown-blanks.ts";
import type { ShownText } from "./shown-text.ts";

const SIZE = 10;

function run(text: string, x: number, width: number): TextRun {
  return {
    text,
    x,
    width,
    baseline: 100,
    size: SIZE,
    font: "",
    bold: false,
    italic: false,
    angle: 0,
  };
}

/** Pieces from left to right, each with the width the page moves on by and the one its font gives. */
function shownOf(
  ...pieces: readonly [text: string, advance: number, width?: number][]
): ShownText[] {
  let x = 50;
  return pieces.map(([text, advance, width = advance]) => {
    const start = { x, y: 100 };
    x += advance;
    return {
      text,
      start,
      end: { x: start.x + width, y: 100 },
      size: SIZE,
      isSeen: true,
      spread: null,
    };
  });
}

/** "शिक्षक प्रमाण" as Chromium prints it: the joined glyphs have no width of their own. */
const TEACHER = shownOf(
  ["\0", 3],
  ["श", 7],
  ["क्ष", 8, 0],
  ["क", 7],
  [" ", 3],
  ["प्र", 6, 0],
  ["म", 6],
  ["ा", 3],
  ["ण", 8],
);

describe("withShownBlanks", () => {
  test("leaves runs alone whose page shows no blanks, only gaps", () => {
    const runs = [run("शिक्ष क", 50, 25)];
    expect(
      withShownBlanks(
        runs,
        TEACHER.filter(({ text }) => text !== " "),
      ),
    ).toEqual(runs);
  });

  test("leaves runs of other scripts alone", () => {
    const runs = [run("SKIL LS", 50, 30)];
    expect(withShownBlanks(runs, shownOf(["SKILLS", 30], [" ", 3]))).toEqual(runs);
  });

  test("drops the blanks that the page does not show and keeps those it does", () => {
    const runs = [
      run("शि", 50, 10),
      run("क्ष", 60, 0),
      run(" ", 60, 8),
      run("क प्र", 68, 10),
      run(" ", 78, 6),
      run("माण", 84, 17),
    ];
    const mended = withShownBlanks(runs, TEACHER);
    expect(mended.map(({ text }) => text).join("")).toBe("शिक्षक प्रमाण");
    const gaps = mended
      .slice(1)
      .map(({ x }, i) => x - (mended[i]?.x ?? 0) - (mended[i]?.width ?? 0));
    expect(gaps.filter((gap) => Math.abs(gap) > 0.01)).toEqual([]);
  });
});
