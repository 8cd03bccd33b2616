import type { TextRun } from "@taiyari/domain/resume";
import { describe, expect, test } from "vitest";
import type { ShownText } from "./shown-text.ts";
import { withSpread } from "./spread-runs.ts";

/** Letters shown one at a time, blanks too, each so far from the next. */
function lettersOf(text: string, gap: number): ShownText[] {
  let x = 50;
  return text.split("").map((letter) => {
    const start = { x, y: 100 };
    const end = { x: x + (letter === " " ? 3 : 7), y: 100 };
    x = end.x + gap;
    return { text: letter, start, end, size: 10, isSeen: true, spread: null };
  });
}

const run = (text: string, x: number, width: number): TextRun => ({
  text,
  x,
  width,
  baseline: 100,
  size: 10,
  font: "",
  bold: false,
  italic: false,
  angle: 0,
});

describe("withSpread", () => {
  test("leaves letters alone that stand as their font sets them", () => {
    const runs = [run("TA R A", 50, 40)];
    expect(withSpread(runs, lettersOf("TARA", 0))).toEqual(runs);
  });

  test("leaves runs alone that say something else than the letters in their place", () => {
    const runs = [run("Tara Bai", 50, 40)];
    expect(withSpread(runs, lettersOf("MEERA", 2))).toEqual(runs);
  });

  test("makes one run of a name that pdf.js broke at its gaps, with the blank that the page shows", () => {
    const [name, ...others] = withSpread(
      [run("TA R A", 50, 34), run(" ", 84, 9), run("B A I", 93, 25), run("Pune", 300, 20)],
      lettersOf("TARA BAI", 2),
    );
    expect(name).toMatchObject({ text: "TARA BAI", x: 50 });
    expect(others.map(({ text }) => text)).toEqual(["Pune"]);
  });
});
