import { expect, test } from "vitest";
import { jobWith, runCheck } from "../testing/run-check.ts";
import { industryWords } from "./industry-words.ts";

const bullet = "Checked KYC papers for the loan book of ten branches.";

test.each(["", "Space"])("measures nothing for the industry “%s”", (industry) => {
  expect(runCheck(industryWords, jobWith(bullet), { target: { industry } }).share).toBeNull();
});

test("wants three words, and one of someone who changes domain", () => {
  const industry = "Banking";
  expect(runCheck(industryWords, jobWith(bullet), { target: { industry } })).toMatchObject({
    points: 1,
  });
  expect(
    runCheck(industryWords, jobWith(bullet), { target: { industry, isDomainSwitch: true } }).points,
  ).toBe(2);
});

test("does not count a bare list", () => {
  const sketch = { ...jobWith("Kept the books."), skills: ["KYC", "NPA", "underwriting"] };
  expect(runCheck(industryWords, sketch, { target: { industry: "Banking" } }).points).toBe(0);
});
