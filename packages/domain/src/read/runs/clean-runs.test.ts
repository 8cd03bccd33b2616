import { describe, expect, test } from "vitest";
import { documentOf, page, run } from "../testing/page.ts";
import { cleanRuns } from "./clean-runs.ts";

const blank = documentOf(page([])).pages[0] ?? page([]);
const clean = (...runs: ReturnType<typeof run>[]) => cleanRuns({ ...blank, runs });

describe("cleanRuns", () => {
  test("drops what no font drew, what has no place, and counts icons", () => {
    const runs = clean(
      run("  ", { x: 10, baseline: 20 }),
      run("envelope", { x: 10, baseline: 20, font: "FontAwesome5Free-Solid" }),
      { ...run("lost", { x: 10, baseline: 20 }), x: Number.NaN },
    );
    expect(runs.pieces).toEqual([]);
    expect(runs.icons).toBe(8);
  });

  test("takes a word printed twice over itself as one bold word", () => {
    const { pieces } = clean(
      run("Asha Rao", { x: 50, baseline: 60 }),
      run("Asha Rao", { x: 50.3, baseline: 60 }),
    );
    expect(pieces.map(({ text, bold }) => ({ text, bold }))).toEqual([
      { text: "Asha Rao", bold: true },
    ]);
  });

  test("keeps the same word twice at two places", () => {
    expect(
      clean(run("2019", { x: 50, baseline: 60 }), run("2019", { x: 50, baseline: 90 })).pieces,
    ).toHaveLength(2);
  });

  test("cuts a run where blanks stand for a tab", () => {
    const { pieces } = clean(run("Kaveri Retail          Pune", { x: 50, baseline: 60 }));
    expect(pieces.map((piece) => piece.text)).toEqual(["Kaveri Retail", "Pune"]);
    expect(pieces[1]?.x).toBe(50 + 23 * 5);
  });

  test("keeps text at an angle apart", () => {
    const { pieces, oblique } = clean({ ...run("DRAFT", { x: 50, baseline: 60 }), angle: 45 });
    expect(pieces).toEqual([]);
    expect(oblique.map((piece) => piece.text)).toEqual(["DRAFT"]);
  });

  test("reads a lone letter of a symbol font as a bullet", () => {
    expect(clean(run("§", { x: 50, baseline: 60, font: "Wingdings" })).pieces[0]?.text).toBe("•");
  });

  test("keeps a letter beside what is no address, and one of the address's own size", () => {
    const { pieces } = clean(
      run("l", { x: 50, baseline: 60, size: 11 }),
      run("ower", { x: 55.5, baseline: 60 }),
      run("m", { x: 50, baseline: 90 }),
      run("asha@mail.example", { x: 55, baseline: 90 }),
    );
    expect(pieces.map(({ text }) => text)).toEqual(["l", "ower", "m", "asha@mail.example"]);
  });

  test("drops a letter of another size set against an address: an icon whose font was not there", () => {
    const { pieces, icons } = clean(
      run("l", { x: 50, baseline: 60, size: 11 }),
      run("asha@mail.example", { x: 55.5, baseline: 60 }),
    );
    expect(pieces.map(({ text }) => text)).toEqual(["asha@mail.example"]);
    expect(icons).toBe(1);
  });
});
