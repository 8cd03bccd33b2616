import { expect, test } from "vitest";
import type { StatementOutcome } from "@taiyari/domain/sql";
import { summaryOf } from "./summary-of.ts";

const select: StatementOutcome = {
  from: 0,
  to: 8,
  command: "SELECT",
  result: { columns: [], rows: [] },
  rowCount: 5,
  ms: 3,
  notices: [],
};
const update: StatementOutcome = { ...select, command: "UPDATE", result: null, rowCount: 2 };

test.each([
  { statements: [], ms: 0, said: "Nothing to run" },
  { statements: [select], ms: 3.4, said: "5 rows in 3 ms" },
  { statements: [select], ms: 0.2, said: "5 rows in 1 ms" },
  { statements: [update], ms: 5, said: "UPDATE of 2 rows in 5 ms" },
  { statements: [{ ...update, command: "CREATE TABLE" }], ms: 5, said: "CREATE TABLE in 5 ms" },
  { statements: [update, select], ms: 9, said: "2 statements, 5 rows in 9 ms" },
])("$said", ({ statements, ms, said }) => {
  expect(summaryOf({ statements, ms, error: null })).toBe(said);
});
