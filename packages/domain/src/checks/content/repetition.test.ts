import { expect, test } from "vitest";
import { jobWith, runCheck } from "../testing/run-check.ts";
import { repetition } from "./repetition.ts";

test("counts forms of one verb as one", () => {
  const outcome = runCheck(
    repetition,
    jobWith("Developed a.", "Developed b.", "Developing c.", "Wrote d."),
  );
  expect(outcome).toMatchObject({ points: 0, finding: "“Developed” opens three of four bullets." });
});

test("lets a verb open two bullets", () => {
  expect(runCheck(repetition, jobWith("Sold a.", "Sold b.", "Wrote c.")).points).toBe(1);
});
