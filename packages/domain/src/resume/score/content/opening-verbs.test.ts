import { expect, test } from "vitest";
import { jobWith, runCheck } from "../../report/testing/run-check.ts";
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
    points: 3,
    finding: "2 of 4 bullets open with “Responsible for”.",
  });
  expect(outcome.evidence[0]?.example).toEqual([{ kind: "text", text: "Managed stock" }]);
});

test.each(["Project: hostel app", "The team of eight", "24x7 support"])(
  "takes %s for no verb",
  (bullet) => {
    expect(runCheck(openingVerbs, jobWith(bullet, bullet, bullet)).points).toBe(0);
  },
);

test.each(["Successfully delivered it.", "Built it.", "Geocoded it.", "Led it.", "Ran it."])(
  "takes %s for a verb",
  (bullet) => {
    expect(runCheck(openingVerbs, jobWith(bullet, bullet, bullet)).points).toBe(6);
  },
);

test("leaves a resume in another language out", () => {
  const hindi = "बिक्री रिपोर्ट हर सप्ताह तैयार की और टीम को भेजी।";
  expect(runCheck(openingVerbs, jobWith(hindi, hindi)).share).toBeNull();
});
