import { expect, test } from "vitest";
import type { Careers } from "../../careers/careers.ts";
import { CAREERS } from "../../careers/testing/careers.ts";
import { jobWith, runCheck } from "../testing/run-check.ts";
import { technologyNames } from "./technology-names.ts";

const MORE: Careers = {
  ...CAREERS,
  skills: [
    ...CAREERS.skills,
    { id: "mean", name: "MEAN stack", kind: "framework", aliases: ["MEAN"], neighbours: [] },
    { id: "yarn-hadoop", name: "YARN", kind: "platform", aliases: [], neighbours: [] },
    { id: "kubernetes", name: "Kubernetes", kind: "platform", aliases: [], neighbours: [] },
  ],
};

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
  "Halved the mean time to repair and sold Yarn.",
])("finds nothing in “%s”", (bullet) => {
  expect(runCheck(technologyNames, jobWith(bullet), { careers: MORE }).points).toBe(1);
});

test.each([
  ["Kubernets", "Kubernetes"],
  ["Postgres SQL", "PostgreSQL"],
  ["Java Script", "JavaScript"],
  ["MS-Excell", "MS Excel"],
  ["Snowfalke", "Snowflake"],
])("finds in the list of skills that %s is a slip of %s", (written, name) => {
  const sketch = { ...jobWith("Kept the books."), skills: [written, "Baking"] };
  expect(runCheck(technologyNames, sketch, { careers: MORE }).finding).toBe(
    `“${written}” for ${name}.`,
  );
});

test("leaves names of firms and people alone, however near", () => {
  const job = {
    title: "Clerk",
    company: "Kubernete Foods",
    bullets: ["Sold to Kubernete in Pune."],
  };
  expect(runCheck(technologyNames, { experience: [job] }, { careers: MORE }).share).toBe(1);
});

test("leaves a word that opens a sentence or stands in small letters alone", () => {
  const bullets = ["Snowflakes fell.", "Snowflak is a word.", "Kept a kubernet on the desk."];
  expect(runCheck(technologyNames, jobWith(...bullets), { careers: MORE }).share).toBe(1);
});
