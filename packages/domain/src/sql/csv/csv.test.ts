import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { guessTypes, valueAs } from "./guess-types.ts";
import { MAX_CSV_ROWS, readCsv, type CsvTable } from "./read-csv.ts";
import { columnNames, identifier, misfits, tableFromCsv } from "./table-from-csv.ts";

function table(text: string): CsvTable {
  const read = readCsv(text);
  if (!read.ok) throw new Error(read.problem.kind);
  return read.value;
}

function written(value: string | null): string {
  return value === null ? "" : `"${value.replaceAll('"', '""')}"`;
}

describe("readCsv", () => {
  test.each([
    { text: "", problem: { kind: "empty" } },
    { text: "\n\n", problem: { kind: "empty" } },
    { text: "a,b\n1,2\n3\n", problem: { kind: "uneven", line: 3, fields: 1, expected: 2 } },
    { text: 'a\n"x\n\n', problem: { kind: "open-quote", line: 2 } },
    {
      text: `a\n${"1\n".repeat(MAX_CSV_ROWS + 1)}`,
      problem: { kind: "too-many-rows", max: 20_000 },
    },
  ])("refuses $problem.kind", ({ text, problem }) => {
    expect(readCsv(text)).toEqual({ ok: false, problem });
  });

  test("keeps commas, quotation marks and line breaks of quoted fields", () => {
    expect(table('\uFEFFname,note\r\n"Nair, Asha","said ""hi""\nand left"\r\n')).toEqual({
      names: ["name", "note"],
      rows: [["Nair, Asha", 'said "hi"\nand left']],
    });
  });

  test("tells nothing from an empty text, also at the end of a line", () => {
    expect(table('a,b,c\n,"",\n').rows).toEqual([[null, "", null]]);
  });

  test.each([";", "\t", "|"])("finds that %j divides its fields", (sign) => {
    expect(table(`a${sign}b\n1,5${sign}2`).rows).toEqual([["1,5", "2"]]);
  });

  test("reads what our own CSV writes", () => {
    const cell = fc.oneof(
      fc.constant(null),
      fc.string({ unit: fc.constantFrom('"', ",", "\n", "a", "ह") }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
        const text = [["a", "b"], ...rows].map((row) => row.map(written).join(",")).join("\r\n");
        expect(table(text).rows).toEqual(rows);
      }),
    );
  });
});

describe("guessTypes", () => {
  test.each([
    { values: ["1", "-20", "0"], type: "integer" },
    { values: ["1", "2147483648"], type: "bigint" },
    { values: ["007", "12"], type: "text" },
    { values: ["9876543210"], type: "bigint" },
    { values: ["1", "2.50"], type: "numeric" },
    { values: ["₹ 1,23,456.50", "900"], type: "numeric" },
    { values: ["yes", "No"], type: "boolean" },
    { values: ["2026-04-01", "2026-02-28"], type: "date" },
    { values: ["2026-02-30"], type: "text" },
    { values: ["31/03/2026", "1-4-2026"], type: "date" },
    { values: ["13/13/2026"], type: "text" },
    { values: ["2026-04-01 09:30", "2026-04-01T10:00:05.5"], type: "timestamp" },
    { values: ["2026-04-01 25:00"], type: "text" },
    { values: ["", "3"], type: "integer" },
    { values: ["n/a", "3"], type: "text" },
    { values: [""], type: "text" },
  ])("$values are $type", ({ values, type }) => {
    expect(
      guessTypes(
        table(`a,b\n${values.map((value) => `"x",${value && `"${value}"`}`).join("\n")}`),
      )[1],
    ).toBe(type);
  });

  test("reads the day first, as it is written in India", () => {
    expect(valueAs("05/11/2026", "date")).toBe("2026-11-05");
  });
});

describe("a table of a file", () => {
  test("has names that need no quotation marks, none of them twice", () => {
    expect(columnNames(["Order Total (₹)", "order total", "2026", "", "नाम"])).toEqual([
      "order_total",
      "order_total_2",
      "n_2026",
      "column_4",
      "column_5",
    ]);
    expect(identifier("Sales 2026.csv")).toBe("sales_2026_csv");
  });

  test("doubles quotation marks, and counts what does not fit before it is lost", () => {
    const rows = table("n,note\n1,it's\nx,\n");
    const columns = [
      { name: "n", type: "integer" },
      { name: 'no"te', type: "text" },
    ] as const;
    expect(misfits(columns, rows)).toEqual([1, 0]);
    expect(tableFromCsv("t", columns, rows)).toBe(
      `CREATE TABLE "t" (\n  "n" integer,\n  "no""te" text\n);\nINSERT INTO "t" VALUES\n('1', 'it''s'),\n(NULL, NULL);`,
    );
  });
});
