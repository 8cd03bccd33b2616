import { expect, test } from "vitest";
import type { LinkedStep, StepIndex } from "./next-step.ts";
import { proposeSteps } from "./propose.ts";

const step = (
  kind: LinkedStep["kind"],
  id: string,
  more: Partial<LinkedStep> = {},
): LinkedStep => ({
  kind,
  id,
  title: id,
  path: `/${id}`,
  minutes: 10,
  skills: [],
  competencies: [],
  roles: [],
  topics: [],
  level: null,
  leads: [],
  ...more,
});
const INDEX: StepIndex = {
  steps: [
    step("lesson", "joins", { skills: ["sql"] }),
    step("lesson", "windows", { skills: ["sql"] }),
    step("problem", "who-stayed", { skills: ["sql"], topics: ["sql-joins"], level: "easy" }),
    step("problem", "who-left", {
      skills: ["sql"],
      topics: ["sql-joins"],
      level: "hard",
      leads: ["lesson joins"],
    }),
    step("question", "explain-a-join", {
      skills: ["sql"],
      competencies: ["knowledge"],
      roles: ["data-analyst"],
      leads: ["lesson windows"],
    }),
    step("question", "how-you-decide", { competencies: ["analysis"] }),
    step("simulation", "diwali-week", { competencies: ["analysis"], roles: ["data-analyst"] }),
  ],
  skills: [{ id: "sql", name: "SQL" }],
  roles: [],
};
const keys = (
  gaps: Parameters<typeof proposeSteps>[1],
  done: readonly string[] = [],
): readonly string[] =>
  proposeSteps(INDEX, gaps, new Set(done)).map(({ step: { kind, id } }) => `${kind} ${id}`);

test("proposes nothing for a gap that nothing here is for", () => {
  expect(keys([{ kind: "skill", id: "welding", why: "" }])).toEqual([]);
  expect(keys([{ kind: "competency", id: "ethics", role: null, why: "" }])).toEqual([]);
  expect(keys([{ kind: "step", key: "problem gone", why: "" }])).toEqual([]);
});

test("leaves out what was done, and what is for another role", () => {
  const gap = { kind: "skill", id: "sql", why: "" } as const;
  expect(keys([gap], ["lesson joins"])[0]).toBe("lesson windows");
  expect(keys([{ kind: "competency", id: "knowledge", role: "recruiter", why: "" }])).toEqual([]);
});

test("proposes one step of each kind for a missing skill", () => {
  expect(keys([{ kind: "skill", id: "sql", why: "" }])).toEqual([
    "lesson joins",
    "problem who-stayed",
    "question explain-a-join",
  ]);
});

test("proposes questions, what they lead to and days for a weak competency", () => {
  expect(keys([{ kind: "competency", id: "knowledge", role: "data-analyst", why: "" }])).toEqual([
    "question explain-a-join",
    "lesson windows",
  ]);
  expect(keys([{ kind: "competency", id: "analysis", role: null, why: "" }])).toEqual([
    "question how-you-decide",
    "simulation diwali-week",
  ]);
});

test("proposes the lesson and an easier problem after one that failed, never itself", () => {
  expect(keys([{ kind: "step", key: "problem who-left", why: "" }])).toEqual([
    "lesson joins",
    "problem who-stayed",
  ]);
});

test("takes gaps in turn, keeps the reason of each, and stops at three", () => {
  const proposed = proposeSteps(
    INDEX,
    [
      { kind: "skill", id: "sql", why: "SQL is asked for" },
      { kind: "competency", id: "analysis", role: null, why: "Analysis was weak" },
    ],
    new Set(),
  );
  expect(proposed.map(({ step: { id }, why }) => [id, why])).toEqual([
    ["joins", "SQL is asked for"],
    ["how-you-decide", "Analysis was weak"],
    ["who-stayed", "SQL is asked for"],
  ]);
});
