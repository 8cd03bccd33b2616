import { expect, test } from "vitest";
import { jobWith, runCheck } from "../../report/testing/run-check.ts";
import { technologyNames } from "./technology-names.ts";

test("finds a name that its maker writes differently", () => {
  const outcome = runCheck(technologyNames, jobWith("Wrote forms in Javascript and postgresql."));
  expect(outcome).toMatchObject({
    points: 0,
    finding: "“Javascript” for JavaScript and “postgresql” for PostgreSQL.",
  });
});

test.each([
  "Wrote it in JavaScript.",
  "Wrote it in JAVASCRIPT.",
  "Planned data Modelling for shops.",
  "Ran python jobs.",
])("finds nothing in “%s”", (bullet) => {
  expect(runCheck(technologyNames, jobWith(bullet)).points).toBe(1);
});
