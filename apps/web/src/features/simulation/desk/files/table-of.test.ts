import { expect, test } from "vitest";
import { cellText, sortedRows, tableOf } from "./table-of.ts";

const CSV = `method,attempts,success,pin code,remark
UPI,41280,74.0%,560001,
Card,9340,87.0%,400001,"late, twice"
EMI,1402,,110001,10 open
All,52022,77.1%,,
`;

test("what is no table has no column", () => {
  expect(tableOf("").columns).toEqual([]);
  expect(tableOf("a,b\n1,2,3\n").columns).toEqual([]);
});

test("columns of numbers are known, with shares and empty cells among them", () => {
  const table = tableOf(CSV);
  expect(table.columns.map(({ isNumeric }) => isNumeric)).toEqual([false, true, true, true, false]);
  expect(table.hasTotal).toBe(true);
  expect(tableOf(CSV)).toBe(table);
});

test("a column of dates stays on one line, one of sentences may break", () => {
  const dated = tableOf("date,what\n03 Oct 2026,Kraft paper for the plant\n");
  expect(dated.columns.map(({ isShort }) => isShort)).toEqual([true, false]);
});

test("amounts are grouped as in India, names of places are not", () => {
  const [, attempts, success, pin] = tableOf(CSV).columns;
  if (!attempts || !success || !pin) throw new Error("the table has five columns");
  expect(cellText("41280", attempts)).toBe("41,280");
  expect(cellText("2190770.00", attempts)).toBe("21,90,770.00");
  expect(cellText("-1250000", attempts)).toBe("-12,50,000");
  expect(cellText("", attempts)).toBe("");
  expect(cellText("74.0%", success)).toBe("74.0%");
  expect(cellText("560001", pin)).toBe("560001");
});

test("rows are sorted by size or alphabet, sums and empty cells last", () => {
  const table = tableOf(CSV);
  const firsts = (at: number, way: "up" | "down") => sortedRows(table, at, way).map(([one]) => one);
  expect(firsts(1, "up")).toEqual(["EMI", "Card", "UPI", "All"]);
  expect(firsts(1, "down")).toEqual(["UPI", "Card", "EMI", "All"]);
  expect(firsts(2, "up")).toEqual(["UPI", "Card", "EMI", "All"]);
  expect(firsts(2, "down")).toEqual(["Card", "UPI", "EMI", "All"]);
  expect(firsts(0, "up")).toEqual(["Card", "EMI", "UPI", "All"]);
});
