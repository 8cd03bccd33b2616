import { expect, test } from "vitest";
import { termsAsked } from "../checks/match/terms-asked.ts";
import { jobWith, runCheck } from "../checks/testing/run-check.ts";

test("asks for one of them only, under the names of all", () => {
  const target = { jobDescription: "Requirements: SQL, Python or Java" };
  const outcome = runCheck(termsAsked, jobWith("Wrote SQL for ten shops.", "Wrote it in Java."), {
    target,
  });
  expect(outcome.finding).toBe("Two found.");
  expect(outcome.share).toBe(1);
  expect(runCheck(termsAsked, jobWith("Wrote SQL daily."), { target }).evidence[0]?.where).toBe(
    "Python or Java: Asked once, a must. Either will do.",
  );
});
