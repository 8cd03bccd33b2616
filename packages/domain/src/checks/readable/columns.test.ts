import { expect, test } from "vitest";
import { runCheck } from "../testing/run-check.ts";
import { columns } from "./columns.ts";

test("gives nothing to a file without a line", () => {
  expect(runCheck(columns, {}).points).toBe(0);
});

test.each([
  { count: 3 as const, points: 1, finding: "Three columns side by side." },
  { count: 2 as const, points: 2, finding: "Two columns side by side." },
  { count: 1 as const, points: 3, finding: "One column, top to bottom." },
])("$count column(s): $points of 3", ({ count, points, finding }) => {
  const sketch = { name: "Asha Rao", columns: count };
  expect(runCheck(columns, sketch)).toMatchObject({ points, finding });
});
