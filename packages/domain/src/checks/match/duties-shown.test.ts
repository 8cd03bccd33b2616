import { expect, test } from "vitest";
import { jobWith, runCheck } from "../testing/run-check.ts";
import { dutiesShown } from "./duties-shown.ts";

const target = {
  jobDescription:
    "Data Analyst\nResponsibilities\n- Build dashboards that store managers open every morning\n- Negotiate prices with suppliers abroad",
};

test("finds a duty in a bullet of other words", () => {
  expect(
    runCheck(dutiesShown, jobWith("Built 12 dashboards for managers of stores"), { target }),
  ).toMatchObject({
    points: 2,
    finding: "One of two duties of the job can be seen in your bullets.",
  });
});

test("does not take key words for work", () => {
  expect(
    runCheck(
      dutiesShown,
      { ...jobWith("Kept the books."), skills: ["dashboards", "store", "managers"] },
      { target },
    ).points,
  ).toBe(0);
});
