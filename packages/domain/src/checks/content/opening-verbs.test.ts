import { expect, test } from "vitest";
import { jobWith, runCheck } from "../testing/run-check.ts";
import { openingVerbs } from "./opening-verbs.ts";

test("names the phrase that hides who did what", () => {
  const outcome = runCheck(
    openingVerbs,
    jobWith(
      "Responsible for managing stock.",
      "Responsible for the till.",
      "Trained ten people.",
      "Sold shoes.",
    ),
  );
  expect(outcome).toMatchObject({
    points: 2,
    finding: "Two of four bullets open with “Responsible for”.",
  });
  expect(outcome.evidence[0]?.example).toEqual([{ kind: "text", text: "Managed stock" }]);
});

test.each(["Project: hostel app", "The team of eight", "24x7 support"])(
  "takes %s for no verb",
  (bullet) => {
    expect(runCheck(openingVerbs, jobWith(bullet, bullet, bullet)).points).toBe(0);
  },
);

test.each([
  "Successfully delivered it.",
  "Built it.",
  "Geocoded it.",
  "Led it.",
  "Ran it.",
  "Moved it.",
])("takes %s for a verb", (bullet) => {
  expect(runCheck(openingVerbs, jobWith(bullet, bullet, bullet)).points).toBe(3);
});

test("takes “Checking of steel” for a name of work, and says it as done", () => {
  const { evidence, points } = runCheck(openingVerbs, jobWith("Checking of steel and shuttering"));
  expect(points).toBe(0);
  expect(evidence[0]).toMatchObject({
    marks: [{ from: 0, to: 8, note: "Names a kind of work. Say that you did it." }],
    example: [{ kind: "text", text: "Checked steel and shuttering" }],
  });
});

test("says “none”, not “six of six do not”", () => {
  expect(runCheck(openingVerbs, jobWith("Stock.", "Till.")).finding).toBe(
    "None of two bullets opens with a verb.",
  );
});

test("finds the verb behind a name of work", () => {
  const { evidence } = runCheck(openingVerbs, jobWith("Reconciliation of ITC with GSTR-2B."));
  expect(evidence[0]?.example).toEqual([{ kind: "text", text: "Reconciled ITC with GSTR-2B" }]);
});
