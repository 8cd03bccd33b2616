import type { Role } from "../../careers/careers.ts";
import { CAREERS } from "../../careers/testing/careers.ts";
import { expect, test } from "vitest";
import { runCheck } from "../testing/run-check.ts";
import { jobTitle } from "./job-title.ts";

const held = (title: string) => ({ experience: [{ title, company: "Kaveri" }] });

test.each([
  { title: "Senior Data Analyst", share: 1 },
  { title: "Data Analyst", share: 0.8 },
  { title: "MIS Analyst", share: 0.8 },
  { title: "Data Engineer", share: 0.5 },
  { title: "HR Executive", share: 0 },
])("$title for Senior Data Analyst: $share", ({ title, share }) => {
  expect(
    runCheck(jobTitle, held(title), { target: { role: "Senior Data Analyst" } }).share,
  ).toBeCloseTo(share);
});

test("takes a higher level for the title asked", () => {
  expect(
    runCheck(jobTitle, held("Lead Data Analyst"), { target: { role: "Data Analyst" } }).share,
  ).toBe(1);
});

const role = (id: string, title: string, family: string): Role => ({
  id,
  title,
  family,
  aliases: [],
  mustHave: ["sql"],
  niceToHave: [],
  responsibilities: [],
  evidence: [],
  levels: [],
});

test("tells two trades apart whose titles share their words", () => {
  const careers = {
    ...CAREERS,
    roles: [
      role("civil", "Site Engineer", "civil"),
      role("sre", "Site Reliability Engineer", "cloud"),
    ],
  };
  const outcome = runCheck(jobTitle, held("Site Reliability Engineer"), {
    target: { role: "Site Engineer" },
    careers,
  });
  expect(outcome.share).toBeLessThan(0.5);
});

test("says of a title of other work that none is near, and does not ask to change it", () => {
  const outcome = runCheck(jobTitle, held("HR Executive"), { target: { role: "Data Analyst" } });
  expect(outcome).toMatchObject({
    finding: "No title of yours is near “Data Analyst”; the latest is “HR Executive”.",
    advice: { title: "Say in the first line why you want this work" },
  });
});

test("asks for a title where none was read", () => {
  const outcome = runCheck(jobTitle, { name: "Asha Rao" }, { target: { role: "Data Analyst" } });
  expect(outcome.advice?.title).toBe("Name the title you want: Data Analyst");
});
