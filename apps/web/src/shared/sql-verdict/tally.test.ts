import { expect, test } from "vitest";
import { tallyOf } from "./tally.ts";

test("draws a row as a block, and what is missing or too many after them", () => {
  expect(tallyOf(6, 4)).toEqual({
    expected: ["row", "row", "row", "row", "row", "row"],
    yours: ["row", "row", "row", "row", "missing", "missing"],
    rowsPerBlock: 1,
  });
  expect(tallyOf(1, 3).yours).toEqual(["row", "extra", "extra"]);
  expect(tallyOf(2, 0).yours).toEqual(["missing", "missing"]);
});

test("lets many rows share ten blocks, and draws a difference however small", () => {
  const { expected, yours, rowsPerBlock } = tallyOf(11_240, 11_239);
  expect(rowsPerBlock).toBe(1124);
  expect(expected).toHaveLength(10);
  expect(yours.filter((block) => block === "missing")).toHaveLength(1);
  expect(tallyOf(11_240, 11_241).yours).toContain("extra");
});

test("draws no difference where there is none", () => {
  expect(tallyOf(50, 50).yours).toEqual(tallyOf(50, 50).expected);
  expect(tallyOf(0, 0)).toEqual({ expected: [], yours: [], rowsPerBlock: 1 });
});
