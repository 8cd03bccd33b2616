import { expect, test } from "vitest";
import { jobWith, runCheck } from "../testing/run-check.ts";
import { firstPerson } from "./first-person.ts";

test.each([
  ["I built it and my team used it.", "“I”, “my” or “we” stands in your sentences twice."],
  ["We sold 40 cars.", "“I”, “my” or “we” stands in your sentences once."],
])("finds the pronouns of “%s”", (bullet, finding) => {
  expect(runCheck(firstPerson, jobWith(bullet))).toMatchObject({ finding });
});

test.each(["Ran Phase I of the trial", "Served clients in the US", "Wrote I/O drivers"])(
  "finds none in “%s”",
  (bullet) => {
    expect(runCheck(firstPerson, jobWith(bullet)).points).toBe(1);
  },
);
