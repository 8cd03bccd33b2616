import { expect, test } from "vitest";
import { trendPath, trendText } from "./trend-path.ts";

test("draws the lowest at the foot and the highest at the top", () => {
  const { line, area, end } = trendPath([40, 60, 50]);
  expect(line).toBe("M4 52L94 8L184 30");
  expect(area).toBe("M4 52L94 8L184 30L184 60L4 60z");
  expect(end).toEqual({ x: 184, y: 30 });
});

test("makes no mountain of one point", () => {
  expect(trendPath([50, 51]).end.y).toBeCloseTo(48.3);
});

test.each([
  [6, "Up 6 since 22 Oct 2026"],
  [-2, "Down 2 since 22 Oct 2026"],
  [0, "The same as on 22 Oct 2026"],
])("says of a change of %d: %s", (change, text) => {
  expect(trendText(change, "22 Oct 2026")).toBe(text);
});
