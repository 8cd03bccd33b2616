import type { TextRun } from "@taiyari/domain/resume";
import { describe, expect, test } from "vitest";
import { withShownHyphens } from "./shown-hyphens.ts";
import type { ShownText } from "./shown-text.ts";

const LOOKS = { size: 10, font: "", bold: false, italic: false, angle: 0 };

const run = (text: string, x: number, baseline = 100): TextRun => ({
  ...LOOKS,
  text,
  x,
  baseline,
  width: text.length * 5,
});

const shown = (text: string, x: number, y = 100): ShownText => ({
  text,
  start: { x, y },
  end: { x: x + text.length * 5, y },
  size: 10,
  isSeen: true,
  spread: null,
});

const textsOf = (runs: readonly TextRun[], pieces: readonly ShownText[]) =>
  withShownHyphens(runs, pieces).map(({ text }) => text);

describe("withShownHyphens", () => {
  test("leaves a line alone whose commands show other letters", () => {
    expect(textsOf([run("2021 2024", 50)], [shown("2021 \u00AD 2025", 50)])).toEqual(["2021 2024"]);
  });

  test.each([
    [
      "between blanks",
      "Sep. 2021 Mar. 2024",
      ["Sep. 2021 \u00AD Mar. 2024"],
      "Sep. 2021 - Mar. 2024",
    ],
    ["within a word", "highimpact", ["high\u00ADimpact"], "high-impact"],
    ["in a command of its own", "20182022", ["2018", "\u00AD", "2022"], "2018-2022"],
    ["twice", "abc", ["a\u00ADb\u00ADc"], "a-b-c"],
    ["at the end", "orga", ["orga\u00AD"], "orga-"],
  ])("gives a run the hyphen that is shown %s", (_, text, pieces, whole) => {
    expect(
      textsOf(
        [run(text, 50)],
        pieces.map((piece, i) => shown(piece, 50 + i * 20)),
      ),
    ).toEqual([whole]);
  });

  test("finds the run of a line that it belongs to, and leaves other lines alone", () => {
    const runs = [run("Analyst", 50), run("2018 2020", 300), run("2018 2020", 300, 120)];
    const pieces = [
      shown("Analyst", 50),
      shown("2018 \u00AD 2020", 300),
      shown("2018 2020", 300, 120),
    ];
    expect(textsOf(runs, pieces)).toEqual(["Analyst", "2018 - 2020", "2018 2020"]);
  });
});
