import { expect, test } from "vitest";
import { forgetWork, keepWork, keptWork } from "./kept-work.ts";
import { newDraft } from "./work-draft.ts";
import { makeScenario } from "@taiyari/domain/simulation/testing";

const scenario = makeScenario();
const [task] = scenario.tasks;
if (!task) throw new Error("The scenario has a task.");
const draft = { ...newDraft(task, scenario), text: "Yesterday’s dip is payments" };
const PLACE = { run: "run-1", task: task.id, version: 0 };

test("nothing is found that was not written, and nothing that cannot be read", () => {
  expect(keptWork(PLACE)).toBeNull();
  localStorage.setItem("simulation.work..run-1.answer.0", '{"draft":{"text":4},"at":600}');
  expect(keptWork(PLACE)).toBeNull();
  localStorage.setItem("simulation.work..run-1.answer.0", "{");
  expect(keptWork(PLACE)).toBeNull();
});

test("a draft is found again, apart for each run, task and version", () => {
  expect(keepWork(PLACE, { draft, at: 612 })).toBe(true);
  expect(keptWork(PLACE)).toEqual({ draft, at: 612 });
  expect(keptWork({ ...PLACE, version: 1 })).toBeNull();
  expect(keptWork({ ...PLACE, run: "run-2" })).toBeNull();
  expect(keptWork({ ...PLACE, task: "pins" })).toBeNull();
  forgetWork(PLACE);
  expect(keptWork(PLACE)).toBeNull();
});
