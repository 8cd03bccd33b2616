import { describe, expect, test } from "vitest";
import { documentOf, page, run } from "../testing/page.ts";
import { readLines } from "./read-lines.ts";

type Placed = readonly [words: string, baseline: number];

const TEXT: readonly Placed[] = [
  ["Weaver", 100],
  ["Kaveri Mills, Pune", 112],
  ["Dyer", 132],
  ["Meghna Wool, Pune", 144],
  ["Dyed wool with madder", 156],
  ["Apprentice", 176],
  ["Tara Looms, Nashik", 188],
];

const textsOf = (dates: readonly Placed[]) => {
  const at = (x: number) => (placed: Placed) => run(placed[0], { x, baseline: placed[1] });
  const runs = [...dates.map(at(50)), ...TEXT.map(at(150))];
  return readLines(documentOf({ ...page([]), runs })).lines.map((line) => line.text);
};

describe("readLines, where a table without lines has dates beside its entries", () => {
  test("leaves dates on the row they stand in", () => {
    const texts = textsOf([
      ["2018 – 2020", 112],
      ["2015 – 2018", 144],
      ["2012 – 2015", 188],
    ]);
    expect(texts).toContain("2018 – 2020 Kaveri Mills, Pune");
    expect(texts).toContain("2015 – 2018 Meghna Wool, Pune");
  });

  test("leaves a single date between two rows where it stands", () => {
    expect(textsOf([["2018 – 2020", 106]])).toContain("2018 – 2020");
  });

  test("sets dates in the middle of their cells beside the first row of the cell", () => {
    const texts = textsOf([
      ["2018 – 2020", 106],
      ["2015 – 2018", 144],
      ["2012 – 2015", 182],
    ]);
    expect(texts).toEqual([
      "2018 – 2020 Weaver",
      "Kaveri Mills, Pune",
      "2015 – 2018 Dyer",
      "Meghna Wool, Pune",
      "Dyed wool with madder",
      "2012 – 2015 Apprentice",
      "Tara Looms, Nashik",
    ]);
  });
});

/** How many cells a line has whose second text begins 5.5 points behind the first, in letters of 10. */
const cellsOf = (before: string) => {
  const runs = [
    run(before, { x: 50, baseline: 100 }),
    run("Weaver", { x: 50 + before.length * 5 + 5.5, baseline: 100 }),
  ];
  return readLines(documentOf({ ...page([]), runs })).lines[0]?.cells.length;
};

describe("readLines, of a period a little more than a blank before its text", () => {
  test("takes other words for one text", () => {
    expect(cellsOf("Master and")).toBe(1);
  });

  test("sets it apart", () => {
    expect(cellsOf("2018 – 2020")).toBe(2);
  });
});
