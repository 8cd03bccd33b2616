import { describe, expect, test } from "vitest";
import type { Box } from "../../resume/document.ts";
import { page, type PageLine } from "../testing/page.ts";
import { drawnBullets } from "./drawn-bullets.ts";

/** A disc three points wide, in the middle of small letters on a line. */
const disc = (x: number, baseline: number, width = 3): Box => ({
  x,
  y: baseline - 3 - width / 2,
  width,
  height: width,
});

const marked = (lines: readonly PageLine[], marks: readonly Box[]) => [
  ...drawnBullets({ ...page(lines, { x: 50, top: 100 }), marks }).keys(),
];

describe("drawnBullets", () => {
  test("finds none on a page that draws nothing", () => {
    expect(marked(["Built a model"], [])).toEqual([]);
  });

  test("leaves out dots that rate a skill", () => {
    expect(marked(["SQL"], [disc(40, 100), disc(45, 100)])).toEqual([]);
  });

  test("leaves out the dots of a timeline: larger, or before bold words", () => {
    expect(marked(["Analyst"], [disc(38, 100, 7)])).toEqual([]);
    expect(marked([["Analyst", { bold: true }], "Kaveri Retail"], [disc(40, 100)])).toEqual([]);
  });

  test("leaves out a mark between two words of a line", () => {
    const parted: PageLine = [
      [
        ["Pune", {}],
        ["India", { x: 90 }],
      ],
      {},
    ];
    expect(marked([parted], [disc(76, 100)])).toEqual([]);
  });

  test("finds the marks of a list", () => {
    expect(marked(["Built a model", "Cut costs"], [disc(40, 100), disc(40, 113)])).toEqual([0, 1]);
  });
});
