import { describe, expect, test } from "vitest";
import { joinedRects, type Rect, snapped, snappedFactor } from "./rects.ts";

/** A box from one x to another, 17 high. */
function rect(left: number, right: number, top = 0): Rect {
  return { left, right, top, bottom: top + 17, width: right - left, height: 17 };
}

describe("joinedRects", () => {
  test.each([
    { what: "apart", rects: [rect(0, 10), rect(11, 20)] },
    { what: "on two lines", rects: [rect(0, 10), rect(10, 20, 17)] },
    { what: "of two heights", rects: [rect(0, 10), { ...rect(10, 20), bottom: 20, height: 20 }] },
  ])("leaves boxes $what as they are", ({ rects }) => {
    expect(joinedRects(rects)).toEqual(rects);
  });

  test("makes one box of those that touch, line by line", () => {
    const rects = [rect(20, 40), rect(40, 55), rect(55, 90), rect(0, 30, 17)];
    expect(joinedRects(rects)).toEqual([rect(20, 90), rect(0, 30, 17)]);
  });
});

test.each([1.1, 1.25, 1.75, 3])("what was scaled by %d and back is what it was", (scale) => {
  const scaledBack = (length: number) =>
    Math.fround(Math.fround(length * Math.fround(scale)) / Math.fround(scale));
  expect(snapped(scaledBack(123.453125))).toBe(123.453125);
  expect(snappedFactor(scaledBack(0.8333282470703125))).toBe(0.8333282470703125);
});
