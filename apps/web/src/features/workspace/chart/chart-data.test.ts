import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ResultSet } from "@taiyari/domain/sql";
import { chartData, describeChart, firstChart, shortNumber, ticks } from "./chart-data.ts";

const MONTHS: ResultSet = {
  columns: [
    { name: "customer_id", type: "integer", kind: "number" },
    { name: "month", type: "date", kind: "date" },
    { name: "revenue", type: "numeric", kind: "number" },
  ],
  rows: [
    ["1", "2026-01-01", "900"],
    ["2", "2026-02-01", null],
    ["3", "2026-03-01", "978577.50"],
    ["4", null, "-20"],
  ],
};
const PLACES = { across: 1, up: 2 };

describe("chartData", () => {
  test("leaves out rows without a number, and counts them", () => {
    const { points, withoutValue } = chartData(MONTHS, { kind: "bar", ...PLACES });
    expect(points.map(({ label, y }) => [label, y])).toEqual([
      ["2026-01-01", 900],
      ["2026-03-01", 978_577.5],
      ["NULL", -20],
    ]);
    expect(withoutValue).toBe(1);
  });

  test("has no slices for what is not above zero, and one for all small ones", () => {
    const rows = Array.from({ length: 20 }, (_, at) => ["1", `c${at}`, String(at)]);
    const { points, withoutValue } = chartData({ ...MONTHS, rows }, { kind: "pie", ...PLACES });
    expect(points).toHaveLength(8);
    expect(points.at(-1)).toMatchObject({ label: "12 others", y: 78 });
    expect(withoutValue).toBe(1);
  });

  test("says how many points are left out", () => {
    const rows = Array.from({ length: 100 }, () => ["1", "c", "1"]);
    expect(chartData({ ...MONTHS, rows }, { kind: "bar", ...PLACES }).leftOut).toBe(40);
  });

  test("needs numbers on both sides of a scatter chart", () => {
    expect(chartData(MONTHS, { kind: "scatter", ...PLACES }).points).toEqual([]);
    expect(chartData(MONTHS, { kind: "scatter", across: 0, up: 2 }).points).toHaveLength(3);
  });
});

describe("firstChart", () => {
  test("finds none without a number or without rows", () => {
    expect(firstChart({ ...MONTHS, rows: [] })).toBeNull();
    expect(firstChart({ columns: [MONTHS.columns[1]!], rows: [["2026-01-01"]] })).toBeNull();
  });

  test("draws an amount rather than a key", () => {
    expect(firstChart(MONTHS)).toEqual({ kind: "bar", across: 0, up: 2 });
    const days = { columns: MONTHS.columns.slice(1), rows: [["2026-01-01", "1"]] };
    expect(firstChart(days)).toEqual({ kind: "line", across: 0, up: 1 });
  });
});

test("ticks are there for a difference too small to divide", () => {
  expect(ticks([-5e-324], false).length).toBeGreaterThan(1);
});

test("ticks are even, few, and hold every value", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 20 }),
      fc.boolean(),
      (values, hasZero) => {
        const marks = ticks(values, hasZero);
        expect(marks.length).toBeLessThan(10);
        const slack = 1e-9 * Math.max(...values.map(Math.abs), 1);
        expect(marks[0]).toBeLessThanOrEqual(Math.min(...values) + slack);
        expect(marks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values) - slack);
      },
    ),
    // Less than any step can be, and less apart than digits tell.
    {
      examples: [
        [[5e-324], false],
        [[1e9, 1e9 + 1e-7], false],
      ],
    },
  );
});

test("numbers are short in lakh and crore", () => {
  expect([9_999, 978_577, 12_345_678, -150_000].map(shortNumber)).toEqual([
    "9,999",
    "9.8L",
    "1.2Cr",
    "-1.5L",
  ]);
});

test("a chart is told in a sentence", () => {
  expect(describeChart(chartData(MONTHS, { kind: "bar", ...PLACES }), "revenue")).toBe(
    "2026-03-01 is the highest with 9,78,577.5, NULL the lowest with -20.",
  );
});
