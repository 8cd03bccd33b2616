import { describe, expect, test } from "vitest";
import { describeMismatch } from "./describe-mismatch.ts";
import type { Mismatch } from "./judgement.ts";

const CASES: readonly { readonly mismatch: Mismatch; readonly finding: string }[] = [
  {
    mismatch: { kind: "missing-columns", names: ["city"] },
    finding: "1 column too few: “city” is missing.",
  },
  {
    mismatch: { kind: "missing-columns", names: ["city", "state"] },
    finding: "2 columns too few: “city” and “state” are missing.",
  },
  {
    mismatch: { kind: "extra-columns", names: ["id"] },
    finding: "1 column too many: “id” was not asked for.",
  },
  {
    mismatch: { kind: "column-names", expected: ["revenue"], actual: ["sum"] },
    finding: "1 column with another name: “sum” instead of “revenue”.",
  },
  {
    mismatch: { kind: "column-order", expected: ["city", "orders"] },
    finding: "The right values, in columns of another order. Asked for: “city” and “orders”.",
  },
  {
    mismatch: { kind: "column-type", column: "day", expected: "date", actual: "text" },
    finding: "“day” reads the same, but is text instead of date.",
  },
  {
    mismatch: { kind: "duplicates", extra: 4, pairs: [] },
    finding: "Four rows too many: each row asked for is there, and some more than once.",
  },
  {
    mismatch: { kind: "too-many-rows", extra: 1, pairs: [] },
    finding: "One row too many: each row asked for is there, and others that were not.",
  },
  {
    mismatch: { kind: "too-few-rows", missing: 12, pairs: [] },
    finding: "12 rows too few: those you have are right.",
  },
  {
    mismatch: { kind: "without-null-rows", column: "city", missing: 2, pairs: [] },
    finding: "Two rows too few: those where “city” is NULL are missing.",
  },
  {
    mismatch: { kind: "row-order", at: 3, keys: ["revenue"], pairs: [] },
    finding: "The right rows in another order, from row 3 on. Asked for: by “revenue”.",
  },
  {
    mismatch: { kind: "rounding", digits: 0, columns: ["share"], pairs: [] },
    finding: "“share” agrees only when rounded to whole numbers.",
  },
  {
    mismatch: { kind: "rounding", digits: 1, columns: ["share", "rate"], pairs: [] },
    finding: "“share” and “rate” agree only when rounded to 1 digit.",
  },
  {
    mismatch: { kind: "letter-case", columns: ["city"], pairs: [] },
    finding: "“city” differs only in capital and small letters.",
  },
  {
    mismatch: { kind: "blanks", columns: ["city"], pairs: [] },
    finding: "“city” differs only in blanks.",
  },
  {
    mismatch: { kind: "nulls", columns: ["city", "state"], pairs: [] },
    finding: "“city” and “state” differ only in NULLs.",
  },
  {
    mismatch: { kind: "values", rows: 1, columns: ["revenue"], pairs: [] },
    finding: "One row with other values in “revenue”.",
  },
  {
    mismatch: { kind: "other-rows", missing: 1, extra: 1, pairs: [] },
    finding: "One row missing and one row that was not asked for.",
  },
];

describe("describeMismatch", () => {
  test.each(CASES)("$mismatch.kind: $finding", ({ mismatch, finding }) => {
    expect(describeMismatch(mismatch).finding).toBe(finding);
    expect(describeMismatch(mismatch).hint).toMatch(/^[A-Z].+\.$/u);
  });

  test("gives the cause the exercise names in place of the general one", () => {
    const cause = "payments has retries, so the join multiplies orders.";
    expect(
      describeMismatch({ kind: "duplicates", extra: 4, pairs: [] }, { duplicates: cause }).hint,
    ).toBe(cause);
  });
});
