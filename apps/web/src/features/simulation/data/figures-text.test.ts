import type { ResultSet } from "@taiyari/domain/sql";
import { expect, test } from "vitest";
import { figuresText, MOST_FIGURES } from "./figures-text.ts";

const columns: ResultSet["columns"] = [
  { name: "method", type: "text", kind: "text" },
  { name: "paid", type: "integer", kind: "number" },
];

test("no rows are no text, and rows without end are cut", () => {
  expect(figuresText({ columns, rows: [] })).toBe("");
  const many = Array.from({ length: 50 }, () => ["UPI", "1"]);
  expect(figuresText({ columns, rows: many }).split("\n")).toHaveLength(MOST_FIGURES);
});

test("a value stands as a person reads it, a row in a line", () => {
  expect(figuresText({ columns: columns.slice(1), rows: [["30547"]] })).toBe("30,547");
  expect(
    figuresText({
      columns,
      rows: [
        ["UPI", "30547"],
        ["EMI", null],
      ],
    }),
  ).toBe("UPI, 30,547\nEMI");
});
