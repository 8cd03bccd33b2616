import { expect, test } from "vitest";
import { jobWith, runCheck } from "../testing/run-check.ts";
import { bulletLength } from "./bullet-length.ts";

test("tells stubs from paragraphs", () => {
  const long = "Wrote the plan and then the next plan and ".repeat(5);
  const outcome = runCheck(
    bulletLength,
    jobWith("Made reports.", long, "Trained ten new people at the till."),
  );
  expect(outcome).toMatchObject({
    points: 0,
    finding: "Of 3 bullets, one runs over 30 words and one is under 6 words.",
  });
});

test("counts a script without spaces by its letters", () => {
  expect(runCheck(bulletLength, jobWith("负责每周销售报告并培训十名新员工")).points).toBe(1);
});
