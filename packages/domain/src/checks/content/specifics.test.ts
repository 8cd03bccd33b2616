import { expect, test } from "vitest";
import { indexCareers } from "../../careers/careers-index.ts";
import { CAREERS } from "../../careers/testing/careers.ts";
import { jobWith, runCheck } from "../testing/run-check.ts";
import { namesSomething, specifics } from "./specifics.ts";

const index = indexCareers(CAREERS);

test.each([
  "Worked on various things with several people",
  "Handled all communication. Also helped the team",
  "I helped where help was needed",
  "Prepared reports for the management every week",
])("finds nothing named in “%s”", (text) => {
  expect(namesSomething(text, index)).toBe(false);
});

test.each([
  "Trained the tellers of the Kothrud branch",
  "Wrote python jobs that load sales",
  "Prepared GST returns",
  "Taught 40 children",
  "Led a team of eight",
])("finds something named in “%s”", (text) => {
  expect(namesSomething(text, index)).toBe(true);
});

test("marks the bullets that name nothing, and in them what is vague", () => {
  const outcome = runCheck(
    specifics,
    jobWith("Worked on various things.", "Prepared GST returns.", "Helped people."),
  );
  expect(outcome).toMatchObject({
    points: 1,
    finding: "One of three bullets names a figure, a tool or a name.",
  });
  expect(outcome.evidence.map(({ marks }) => marks[0]?.note)).toEqual([
    "Which, or how many?",
    "Names no figure, no tool, no product and no client.",
  ]);
});
