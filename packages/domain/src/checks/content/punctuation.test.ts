import { expect, test } from "vitest";
import { jobWith, runCheck } from "../testing/run-check.ts";
import { punctuation } from "./punctuation.ts";

test("finds the bullet that ends differently", () => {
  const outcome = runCheck(punctuation, jobWith("Sold cars.", "Sold boats.", "Sold bikes"));
  expect(outcome).toMatchObject({
    points: 0,
    finding: "One bullet ends without a full stop, the others with.",
  });
  expect(outcome.evidence[0]?.quote).toBe("Sold bikes");
});

test.each([
  ["Sold cars.", "Sold boats."],
  ["Sold cars", "Sold boats"],
])("lets all end like “%s”", (...bullets) => {
  expect(runCheck(punctuation, jobWith(...bullets)).points).toBe(1);
});
