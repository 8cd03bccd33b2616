import { expect, test } from "vitest";
import { nestedLines } from "./nested-lines.ts";

const point = (text: string, level = 0) => ({ text, isBullet: true, level });
const line = (text: string) => ({ text, isBullet: false });

/** Lists in brackets, paragraphs as their words. */
function shape(lines: Parameters<typeof nestedLines>[0]): unknown {
  type Points = Extract<ReturnType<typeof nestedLines>[number], { kind: "points" }>["points"];
  const listed = (points: Points): unknown =>
    points.map(({ line: { text }, points: below }) =>
      below.length === 0 ? text : { [text]: listed(below) },
    );
  return nestedLines(lines).map((block) =>
    block.kind === "points" ? listed(block.points) : block.line.text,
  );
}

test("nothing is nothing", () => {
  expect(nestedLines([])).toEqual([]);
});

test("paragraphs part lists", () => {
  expect(shape([line("a"), point("b"), line("c"), point("d"), point("e")])).toEqual([
    "a",
    ["b"],
    "c",
    ["d", "e"],
  ]);
});

test("a deeper point stands below the one before it, and a list may begin deep", () => {
  expect(shape([point("a"), point("b", 1), point("c", 2), point("d", 1), point("e")])).toEqual([
    [{ a: [{ b: ["c"] }, "d"] }, "e"],
  ]);
  expect(shape([point("a", 2), point("b", 1), point("c")])).toEqual([["a", "b", "c"]]);
});
