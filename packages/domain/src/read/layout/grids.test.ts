import { describe, expect, test } from "vitest";
import type { Box } from "../../resume/document.ts";
import { documentOf, over, page } from "../testing/page.ts";
import { readLines } from "./read-lines.ts";

/** The lines of a table with columns and rows at these places. */
function ruled(xs: readonly number[], ys: readonly number[]): Box[] {
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return [
    ...ys.map((y) => ({ x: left, y, width: right - left, height: 0.5 })),
    ...xs.map((x) => ({ x, y: top, width: 0.5, height: bottom - top })),
  ];
}

const TEXT = over(
  page(["Kaveri Retail", "Private Limited", "", "Bluecart"], { x: 50, top: 100 }),
  page(["Analyst", "", "", "Trainee"], { x: 200, top: 100 }),
);

const textOf = (rules: readonly Box[]) =>
  readLines(documentOf({ ...TEXT, rules })).lines.map((line) => line.text);

describe("tables", () => {
  test("leave lines as they stand where no lines part them", () => {
    expect(textOf([])).toContain("Kaveri Retail Analyst");
  });

  test("put a broken cell back together", () => {
    expect(textOf(ruled([45, 195, 300], [85, 125, 150]))).toEqual([
      "Kaveri Retail Private Limited Analyst",
      "Bluecart Trainee",
    ]);
  });

  test("give a long cell below the short ones of its row", () => {
    const told = page(["• Cut reporting", "• Trained eleven"], { x: 310, top: 100 });
    const rules = ruled([45, 195, 300, 500], [85, 125, 150]);
    const { lines } = readLines(documentOf({ ...over(TEXT, told), rules }));
    expect(lines.map((line) => line.text)).toEqual([
      "Kaveri Retail Private Limited Analyst",
      "• Cut reporting",
      "• Trained eleven",
      "Bluecart Trainee",
    ]);
  });
});
