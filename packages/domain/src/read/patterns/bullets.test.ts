import { describe, expect, test } from "vitest";
import type { PageLine } from "../testing/page.ts";
import { linesOf } from "../testing/read.ts";
import { toBullets } from "./bullets.ts";

const bulletsOf = (...lines: readonly PageLine[]) =>
  toBullets(linesOf(...lines)).map(({ value }) => value);

const LONG = "Runs a session with weavers every second week and tells the whole of the";

describe("toBullets, of text without marks", () => {
  test("keeps a paragraph in one where all its lines are as far apart", () => {
    expect(
      bulletsOf(
        "Leads the drawing of a catalogue that is read by so many weavers now.",
        LONG,
        "mill.",
      ),
    ).toHaveLength(1);
  });

  test("parts paragraphs at a slightly wider gap below the end of a sentence", () => {
    const apart = { leading: 15 };
    expect(
      bulletsOf(
        ["Leads the drawing of a catalogue that is read by so many weavers now.", apart],
        [LONG, { leading: 13 }],
        "mill.",
      ),
    ).toEqual([
      "Leads the drawing of a catalogue that is read by so many weavers now.",
      `${LONG} mill.`,
    ]);
  });
});
