import { describe, expect, test } from "vitest";
import { documentOf, page } from "../testing/page.ts";
import { readLines } from "./read-lines.ts";

/** The text of two pages, of which the first ends and the second begins with the given lines. */
const textsOf = (last: string, first: string, top = 30) =>
  readLines(
    documentOf(
      page(["Asha Rao", "Weaver of sails and tents", last], { top: 794 }),
      page([first, "Wove cloth on eleven looms"], { top }),
    ),
  )
    .lines.filter(({ runningHeader }) => !runningHeader)
    .map((line) => line.text);

describe("readLines, where a page break cuts through a line", () => {
  test("keeps two lines that say different things, and one that stands twice further down", () => {
    expect(textsOf("Kaveri Mills, 2018", "Kaveri Mills, 2019")).toHaveLength(5);
    expect(textsOf("Kaveri Mills, 2018", "Kaveri Mills, 2018", 130)).toHaveLength(5);
  });

  test("keeps the whole one of a line printed on both pages", () => {
    expect(textsOf("Kaveri Mills Ltd 2018 2020", "Kaveri Mills Ltd. 2018 – 2020")).toEqual([
      "Asha Rao",
      "Weaver of sails and tents",
      "Kaveri Mills Ltd. 2018 – 2020",
      "Wove cloth on eleven looms",
    ]);
  });
});
