import type { TemplateChoices } from "@taiyari/domain/resume";
import { describe, expect, test } from "vitest";
import type { Shown } from "../../../shared/preview/frame/messages.ts";
import { squeeze, tighterChoices, tooLongWords } from "./squeeze.ts";

const CHOICES: TemplateChoices = {
  accent: "#0f6b6b",
  fonts: "inter",
  density: "normal",
  paper: "a4",
  margins: "normal",
  photo: false,
};

/** A resume that is one page long with some settings only. */
function previewThatFits(fits: (choices: TemplateChoices) => boolean) {
  return {
    picture: () => null,
    tryOut: async (all: readonly TemplateChoices[], until: (shown: Shown) => boolean) => {
      const tried: Shown[] = [];
      for (const choices of all) {
        const isOne = fits(choices);
        const shown = { pages: isOne ? 1 : 2, overLines: isOne ? 0 : 7 } as Shown;
        tried.push(shown);
        if (until(shown)) break;
      }
      return tried;
    },
  };
}

describe("squeeze", () => {
  test("says how many lines are too many when nothing fits, and changes nothing", async () => {
    expect(
      await squeeze(
        previewThatFits(() => false),
        CHOICES,
      ),
    ).toEqual({
      kind: "too-long",
      lines: 7,
    });
    expect(tooLongWords(1)).toMatch(/^About 1 line is too many/);
  });

  test("says so as well when everything is tight already", async () => {
    const tight: TemplateChoices = { ...CHOICES, density: "tight", margins: "narrow" };
    expect(tighterChoices(tight)).toEqual([]);
    expect(
      (
        await squeeze(
          previewThatFits(() => true),
          tight,
        )
      ).kind,
    ).toBe("too-long");
  });

  test("takes the smallest change, and says exactly what it is", async () => {
    const onlyNarrow = previewThatFits(({ margins }) => margins === "narrow");
    expect(await squeeze(onlyNarrow, CHOICES)).toEqual({
      kind: "fits",
      chosen: { density: "normal", margins: "narrow" },
      words: "Margins narrow instead of normal.",
    });
    const both = previewThatFits((at) => at.margins === "narrow" && at.density === "tight");
    expect(await squeeze(both, CHOICES)).toMatchObject({
      words: "Density tight instead of normal, margins narrow instead of normal.",
    });
  });

  test("tries one change before two, and the density before the margins", () => {
    const tried = tighterChoices(CHOICES).map(({ density, margins }) => `${density} ${margins}`);
    expect(tried).toEqual(["tight normal", "normal narrow", "tight narrow"]);
  });

  test("takes back a larger type last, and only what is above the template's own", async () => {
    const large = { ...CHOICES, density: "tight", margins: "narrow", fontSize: 115 } as const;
    const small = previewThatFits(({ fontSize = 100 }) => fontSize <= 100);
    expect(await squeeze(small, { ...large, lineHeight: 95 })).toEqual({
      kind: "fits",
      chosen: { density: "tight", margins: "narrow", fontSize: 100, lineHeight: 95 },
      words: "Font size 100 % instead of 115 %.",
    });
    const [first] = tighterChoices({ ...CHOICES, fontSize: 115 });
    expect(first).toMatchObject({ density: "tight", fontSize: 115 });
  });
});
