import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampling } from "@taiyari/domain/testing";
import { compareResults } from "./compare-results.ts";
import type { Mismatch, ResultRules } from "./judgement.ts";
import type { Cell, ResultSet, ValueKind } from "./result-set.ts";

const RULES: ResultRules = { columns: "by-position", order: [], scale: null };

/** "city:text revenue:number", and the rows, "" for NULL. */
function result(columns: string, ...rows: readonly (readonly string[])[]): ResultSet {
  return {
    columns: columns.split(" ").map((column) => {
      const [name = "", kind = "text"] = column.split(":");
      return { name, type: kind, kind: kind as ValueKind };
    }),
    rows: rows.map((row) => row.map((value): Cell => (value === "" ? null : value))),
  };
}

const CITIES = result(
  "city:text revenue:number",
  ["Pune", "1200.50"],
  ["Kochi", "900"],
  ["Jaipur", "900"],
  ["", "40"],
);

function kindOf(actual: ResultSet, rules: Partial<ResultRules> = {}, expected = CITIES) {
  return compareResults(expected, actual, { ...RULES, ...rules })?.kind ?? "right";
}

describe("compareResults", () => {
  test("takes the same rows in any order where none is asked for", () => {
    expect(kindOf({ ...CITIES, rows: CITIES.rows.toReversed() })).toBe("right");
  });

  test.each([
    { text: "trailing zeros", value: "1200.500" },
    { text: "less than a millionth", value: "1200.5000004" },
  ])("takes $text", ({ value }) => {
    expect(kindOf({ ...CITIES, rows: [["Pune", value], ...CITIES.rows.slice(1)] })).toBe("right");
  });

  test("does not take a whole number for the next one, however large", () => {
    const expected = result("n:number", ["900719925474099301"]);
    expect(kindOf(result("n:number", ["900719925474099302"]), {}, expected)).toBe("values");
  });

  test("does not take paise for a rounding error in crores", () => {
    const expected = result("total:number", ["123456789.10"]);
    expect(kindOf(result("total:number", ["123456789.50"]), {}, expected)).not.toBe("right");
  });

  test("takes what agrees in the digits asked for", () => {
    const expected = result("avg:number", ["45.6666666667"]);
    expect(kindOf(result("avg:number", ["45.67"]), { scale: 2 }, expected)).toBe("right");
    expect(kindOf(result("avg:number", ["45.68"]), { scale: 2 }, expected)).not.toBe("right");
  });

  test("takes one instant written in two time zones", () => {
    const expected = result("at:timestamp", ["2026-04-01 00:00:00+05:30"]);
    expect(kindOf(result("at:timestamp", ["2026-03-31 18:30:00+00"]), {}, expected)).toBe("right");
    expect(kindOf(result("at:timestamp", ["2026-04-01 00:00:00+00"]), {}, expected)).not.toBe(
      "right",
    );
  });

  test("takes JSON with its keys in another order", () => {
    const expected = result("a:json", ['{"size":"M","fit":[1,2]}']);
    expect(kindOf(result("a:json", ['{"fit": [1, 2], "size": "M"}']), {}, expected)).toBe("right");
    expect(kindOf(result("a:json", ['{"fit": [2, 1], "size": "M"}']), {}, expected)).not.toBe(
      "right",
    );
  });
});

describe("columns", () => {
  const swapped = result(
    "revenue:number city:text",
    ["40", ""],
    ["900", "Kochi"],
    ["900", "Jaipur"],
    ["1200.5", "Pune"],
  );

  test("may stand in any order where names are asked for", () => {
    expect(kindOf(swapped, { columns: "by-name" })).toBe("right");
  });

  test("in another order are the right values where places count", () => {
    expect(kindOf(swapped)).toBe("column-order");
  });

  test.each<{ columns: string; mismatch: Mismatch }>([
    { columns: "city:text", mismatch: { kind: "missing-columns", names: ["revenue"] } },
    {
      columns: "city:text revenue:number orders:number",
      mismatch: { kind: "extra-columns", names: ["orders"] },
    },
    {
      columns: "city:text sum:number",
      mismatch: { kind: "column-names", expected: ["revenue"], actual: ["sum"] },
    },
  ])("are compared with those asked for: $columns", ({ columns, mismatch }) => {
    expect(compareResults(CITIES, result(columns), { ...RULES, columns: "by-name" })).toEqual(
      mismatch,
    );
  });

  test("of one name count as often as they stand there", () => {
    const twice = result("id:number id:number", ["1", "2"]);
    expect(kindOf(twice, { columns: "by-name" }, twice)).toBe("right");
    expect(kindOf(result("id:number", ["1"]), { columns: "by-name" }, twice)).toBe(
      "missing-columns",
    );
  });

  test("with numbers as text are told apart from wrong values", () => {
    const text = result("city:text revenue:text", ...rowsOf(CITIES));
    expect(compareResults(CITIES, text, RULES)).toEqual({
      kind: "column-type",
      column: "revenue",
      expected: "number",
      actual: "text",
    });
  });

  test("with midnight for a date say the same with another type", () => {
    const days = result("day:date", ["2026-04-01"]);
    expect(kindOf(result("day:timestamp", ["2026-04-01 00:00:00+05:30"]), {}, days)).toBe(
      "column-type",
    );
    expect(kindOf(result("day:timestamp", ["2026-04-01 09:00:00+05:30"]), {}, days)).toBe("values");
  });
});

describe("order", () => {
  const order = ["revenue"];

  test("leaves ties free", () => {
    const [pune = [], kochi = [], jaipur = [], none = []] = CITIES.rows;
    expect(kindOf({ ...CITIES, rows: [pune, jaipur, kochi, none] }, { order })).toBe("right");
  });

  test("names the first row that stands elsewhere", () => {
    const mismatch = compareResults(
      CITIES,
      { ...CITIES, rows: CITIES.rows.toReversed() },
      { ...RULES, order },
    );
    expect(mismatch).toMatchObject({ kind: "row-order", at: 1, keys: ["revenue"] });
  });
});

describe("rows", () => {
  const [pune = [], kochi = [], jaipur = [], none = []] = CITIES.rows;

  test.each<{ name: string; rows: ResultSet["rows"]; mismatch: object }>([
    {
      name: "some of them twice",
      rows: [pune, pune, kochi, jaipur, none, none],
      mismatch: { kind: "duplicates", extra: 2 },
    },
    {
      name: "one that was not asked for",
      rows: [...CITIES.rows, ["Surat", "5"]],
      mismatch: { kind: "too-many-rows", extra: 1 },
    },
    {
      name: "one too few",
      rows: [pune, kochi, none],
      mismatch: { kind: "too-few-rows", missing: 1 },
    },
    {
      name: "those with NULL left out",
      rows: [pune, kochi, jaipur],
      mismatch: { kind: "without-null-rows", column: "city", missing: 1 },
    },
    {
      name: "another spelling",
      rows: [["PUNE", "1200.5"], kochi, jaipur, none],
      mismatch: { kind: "letter-case", columns: ["city"] },
    },
    {
      name: "blanks around",
      rows: [[" Pune ", "1200.5"], kochi, jaipur, none],
      mismatch: { kind: "blanks", columns: ["city"] },
    },
    {
      name: "a number rounded",
      rows: [["Pune", "1201"], kochi, jaipur, none],
      mismatch: { kind: "rounding", digits: 0, columns: ["revenue"] },
    },
    {
      name: "NULL for a value",
      rows: [["Pune", null], kochi, jaipur, none],
      mismatch: { kind: "nulls", columns: ["revenue"] },
    },
    {
      name: "0 for NULL is another value, not another row",
      rows: [pune, kochi, jaipur, ["unknown", "40"]],
      mismatch: { kind: "nulls", columns: ["city"] },
    },
    {
      name: "another value",
      rows: [["Pune", "77"], kochi, jaipur, none],
      mismatch: {
        kind: "values",
        rows: 1,
        columns: ["revenue"],
        pairs: [{ expected: pune, actual: ["Pune", "77"], differing: [1] }],
      },
    },
    {
      name: "other rows altogether",
      rows: [
        ["Agra", "1"],
        ["Surat", "2"],
        ["Delhi", "3"],
        ["Goa", "4"],
      ],
      mismatch: { kind: "other-rows", missing: 4, extra: 4 },
    },
    { name: "none", rows: [], mismatch: { kind: "too-few-rows", missing: 4 } },
  ])("$name", ({ rows, mismatch }) => {
    expect(compareResults(CITIES, { ...CITIES, rows }, RULES)).toMatchObject(mismatch);
  });
});

describe("for any result", () => {
  const results = fc
    .array(fc.tuple(fc.constantFrom("a", "b", null), fc.constantFrom("1", "1.5", "-2", null)), {
      maxLength: 12,
    })
    .map((rows) => ({ ...result("name:text amount:number"), rows }));

  test("another order of the rows is right, and one row more or less never is", () => {
    fc.assert(
      fc.property(results, fc.nat(), (given, seed) => {
        const { rows } = given;
        const at = seed % (rows.length + 1);
        const turned = { ...given, rows: [...rows.slice(at), ...rows.slice(0, at)] };
        expect(kindOf(turned, {}, given)).toBe("right");
        expect(kindOf({ ...given, rows: rows.slice(1) }, {}, given) === "right").toBe(
          rows.length === 0,
        );
        expect(kindOf({ ...given, rows: [...rows, ["c", "9"]] }, {}, given)).toBe("too-many-rows");
      }),
      { numRuns: sampling.runsOf(1000) },
    );
  });
});

function rowsOf({ rows }: ResultSet): string[][] {
  return rows.map((row) => row.map((value) => value ?? ""));
}
