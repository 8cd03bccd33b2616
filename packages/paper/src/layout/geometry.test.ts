import { describe, expect, test } from "vitest";
import { contentBottom, contentHeight, contentTop, PAPER_SIZES, pageAt } from "./geometry.ts";

const page = { width: 100, height: 200, gap: 10, top: 20, bottom: 30 };

describe("page geometry", () => {
  test.each([
    { y: -5, index: 0 },
    { y: 209, index: 0 },
    { y: 209.5, index: 1 },
    { y: 420, index: 2 },
  ])("puts $y on page $index, rounding of the layout aside", ({ y, index }) => {
    expect(pageAt(page, y)).toBe(index);
  });

  test("keeps text between the margins of its page", () => {
    expect([contentTop(page, 1), contentBottom(page, 1), contentHeight(page)]).toEqual([
      230, 380, 150,
    ]);
  });

  test("knows A4 to the hundredth of a point", () => {
    expect(PAPER_SIZES.a4.width * 0.75).toBeCloseTo(595.276, 3);
    expect(PAPER_SIZES.a4.height * 0.75).toBeCloseTo(841.89, 2);
  });
});
