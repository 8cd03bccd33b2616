import { expect, test } from "vitest";
import { differingRows, narrowLines, pairsOf } from "./compare-rows.ts";

test("a mismatch of columns has no rows to compare", () => {
  expect(pairsOf({ kind: "missing-columns", names: ["city"] })).toEqual([]);
  expect(differingRows({ kind: "missing-columns", names: ["city"] })).toBeNull();
});

test("a row that is not there is told from NULL", () => {
  const [missing, extra] = narrowLines(
    [
      { expected: ["Kabir", "0"], actual: null, differing: [0, 1] },
      { expected: null, actual: ["Asha", null], differing: [0, 1] },
    ],
    2,
  );
  expect(missing).toEqual({ key: "Kabir", column: 1, expected: "0", yours: undefined });
  expect(extra).toEqual({ key: "Asha", column: 1, expected: undefined, yours: null });
});

test("the value that differs is shown, beside what names the row", () => {
  const [line] = narrowLines(
    [{ expected: ["1", "a", "x"], actual: ["1", "a", "y"], differing: [2] }],
    3,
  );
  expect(line).toEqual({ key: "1", column: 2, expected: "x", yours: "y" });
});

test("where only the first column differs, that is the value", () => {
  const [line] = narrowLines([{ expected: ["1", "a"], actual: ["2", "a"], differing: [0] }], 2);
  expect(line).toMatchObject({ column: 0, expected: "1", yours: "2" });
});

test("counts the rows of each mismatch that knows them", () => {
  expect(differingRows({ kind: "other-rows", missing: 2, extra: 3, pairs: [] })).toBe(5);
  expect(differingRows({ kind: "duplicates", extra: 4, pairs: [] })).toBe(4);
});
