import { expect, test } from "vitest";
import { competencyGaps } from "./competency-gaps.ts";

const interview = {
  setup: { role: "data-analyst" },
  plan: ["analysis", "analysis", "ethics", "knowledge"].map((competency) => ({
    question: { competency },
  })),
} as never;
const answers = (...points: readonly number[]) =>
  ({ answers: points.map((one, question) => ({ question, attempt: 0, points: one })) }) as never;

test("names nothing where nothing was answered, or all well enough", () => {
  expect(competencyGaps({ interview }, answers())).toEqual([]);
  expect(competencyGaps({ interview }, answers(15, 15, 15, 25))).toEqual([]);
});

test("names what was answered below 60 in the mean, the weakest first, for the role", () => {
  expect(competencyGaps({ interview }, answers(5, 20, 10, 20))).toEqual([
    {
      kind: "competency",
      id: "ethics",
      role: "data-analyst",
      why: "Questions about ethics had 40 of 100 here",
    },
    expect.objectContaining({ id: "analysis", why: "Questions about analysis had 50 of 100 here" }),
  ]);
});
