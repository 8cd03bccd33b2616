import { expect, test } from "vitest";
import { runCheck } from "../testing/run-check.ts";
import { storedOrder } from "./stored-order.ts";

test.each([
  { out: 40, points: 0, finding: "40 lines stored out of order." },
  { out: 6, points: 2, finding: "Six lines stored out of order." },
  { out: 1, points: 2, finding: "One line stored out of order." },
  { out: 0, points: 3, finding: "Every line is stored where a person reads it." },
])("$out line(s) out of order: $points of 3", ({ out, points, finding }) => {
  const sketch = { name: "Asha Rao", losses: { linesOutOfOrder: out } };
  expect(runCheck(storedOrder, sketch)).toMatchObject({ points, finding });
});

test("gives nothing to a file without a line", () => {
  expect(runCheck(storedOrder, {}).points).toBe(0);
});
