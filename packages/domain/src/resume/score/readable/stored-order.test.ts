import { expect, test } from "vitest";
import { runCheck } from "../../report/testing/run-check.ts";
import { readingOrder } from "./reading-order.ts";

test.each([
  { columns: 2 as const, out: 0, points: 4, finding: "Two columns, each in order." },
  {
    columns: 2 as const,
    out: 6,
    points: 1,
    finding: "Two columns and six lines stored out of order.",
  },
  {
    columns: 1 as const,
    out: 1,
    points: 4,
    finding: "One column, but one line stored out of order.",
  },
  {
    columns: 1 as const,
    out: 40,
    points: 0,
    finding: "One column, but 40 lines stored out of order.",
  },
  { columns: 1 as const, out: 0, points: 5, finding: "One column, top to bottom." },
])(
  "$columns column(s) and $out line(s) out of order: $points of 5",
  ({ columns, out, points, finding }) => {
    const sketch = { name: "Asha Rao", columns, losses: { linesOutOfOrder: out } };
    expect(runCheck(readingOrder, sketch)).toMatchObject({ points, finding });
  },
);
