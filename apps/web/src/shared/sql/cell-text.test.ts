import { describe, expect, test } from "vitest";
import type { ResultSet } from "@taiyari/domain/sql";
import { cellText, groupDigits, toCsv } from "./cell-text.ts";

describe("groupDigits", () => {
  test.each([
    ["NaN", "NaN"],
    ["1e+20", "1e+20"],
    ["0", "0"],
    ["999", "999"],
    ["1000", "1,000"],
    ["100000", "1,00,000"],
    ["-1234567.50", "−12,34,567.50"],
    ["900719925474099301", "9,00,71,99,25,47,40,99,301"],
    ["0.000100", "0.000100"],
  ])("%s as %s", (text, grouped) => {
    expect(groupDigits(text)).toBe(grouped);
  });
});

test.each([
  { name: "total", kind: "number", cell: "2026", text: "2,026" },
  { name: "order_id", kind: "number", cell: "10432", text: "10432" },
  { name: "year", kind: "number", cell: "2026", text: "2026" },
  { name: "pincode", kind: "number", cell: "682001", text: "682001" },
  { name: "is_cod", kind: "boolean", cell: "t", text: "true" },
  { name: "note", kind: "text", cell: "1234567", text: "1234567" },
  { name: "total", kind: "number", cell: null, text: "" },
] as const)("$cell in $name reads $text", ({ name, kind, cell, text }) => {
  expect(cellText(cell, { name, kind })).toBe(text);
});

test("a CSV file keeps quotation marks, line breaks and the difference between NULL and an empty text", () => {
  const result: ResultSet = {
    columns: [
      { name: "a,b", type: "text", kind: "text" },
      { name: "n", type: "integer", kind: "number" },
    ],
    rows: [
      ['say "hi"', "1"],
      ["two\nlines", null],
      ["", "-3"],
      [null, null],
    ],
  };
  expect(toCsv(result)).toBe('"a,b",n\r\n"say ""hi""",1\r\n"two\nlines",\r\n"",-3\r\n,\r\n');
});
