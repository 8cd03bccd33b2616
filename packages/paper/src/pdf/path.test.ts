import { describe, expect, test } from "vitest";
import { pathOperators } from "./path.ts";

describe("pathOperators", () => {
  test.each([
    { data: "", is: "nothing", operators: "" },
    { data: "L", is: "a command without numbers", operators: "" },
    { data: "M0 0L1 x", is: "a broken command: all before it", operators: "0 0 m" },
  ])("gives for $is what SVG demands", ({ data, operators }) => {
    expect(pathOperators(data)).toBe(operators);
  });

  test.each([
    ["M1 1l2 0 0 2zM5 5h-1v2", "1 1 m 3 1 l 3 3 l h 5 5 m 4 5 l 4 7 l"],
    ["m1 2 3 4", "1 2 m 4 6 l"],
    ["M10-5.5.5.5", "10 -5.5 m 0.5 0.5 l"],
    ["M0 0C1 1 2 1 3 0S5 -1 6 0", "0 0 m 1 1 2 1 3 0 c 4 -1 5 -1 6 0 c"],
    ["M0 0Q1 1 2 0T4 0", "0 0 m 0.667 0.667 1.333 0.667 2 0 c 2.667 -0.667 3.333 -0.667 4 0 c"],
  ])("turns %s to operators", (data, operators) => {
    expect(pathOperators(data)).toBe(operators);
  });

  test.each([
    [
      "half a circle",
      "M0 0A10 10 0 0 1 20 0",
      "0 0 m 0 -5.523 4.477 -10 10 -10 c 15.523 -10 20 -5.523 20 0 c",
    ],
    ["flags that stand together", "M0 0a5 5 0 01 5 5", "0 0 m 2.761 0 5 2.239 5 5 c"],
    ["no radius: a line", "M0 0A0 5 0 0 1 3 3", "0 0 m 3 3 l"],
    [
      "radii too small: the smallest arc that reaches",
      "M0 0A1 1 0 0 1 20 0",
      "0 0 m 0 -5.523 4.477 -10 10 -10 c 15.523 -10 20 -5.523 20 0 c",
    ],
  ])("draws an arc: %s", (_, data, operators) => {
    expect(pathOperators(data)).toBe(operators);
  });
});
