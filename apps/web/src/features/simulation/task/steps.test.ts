import { type Act, replay, type SimulationState } from "@taiyari/domain/simulation";
import { makeScenario } from "@taiyari/domain/simulation/testing";
import { expect, test } from "vitest";
import { reviewTimes, taskSteps } from "./steps.ts";

const scenario = makeScenario();
const [task] = scenario.tasks;
if (!task) throw new Error("The scenario has a task.");

const WEAK = "I look at it.";
const GOOD = "It is payments. Priya will call at 18:00.";

function handedIn(id: string, at: number, text: string): Act {
  return {
    id,
    at,
    kind: "handed-in",
    task: "answer",
    work: {
      text,
      to: ["priya"],
      attached: [],
      code: "",
      run: null,
      remarks: [],
      chosen: [],
      rows: [],
    },
  };
}

function stepsOf(state: SimulationState) {
  const [standing] = state.tasks;
  if (!standing || !task) throw new Error("The task has a state.");
  return taskSteps(task, standing, state, scenario).map(
    ({ title, note, state: at }) => `${at}: ${title}, ${note}`,
  );
}

test("a task that nobody did was due", () => {
  expect(stepsOf(replay(scenario, [{ id: "e", at: 20, kind: "ended" }]))).toEqual([
    "back: Not handed in, was due 11:00",
  ]);
});

test("before the first version all is ahead", () => {
  expect(stepsOf(replay(scenario, [], 5))).toEqual([
    "current: Hand it in, due 11:00",
    "open: Your own estimate, before anybody reads it",
    "open: Priya reads it, takes 5 minutes",
    "open: Accepted, from 75 points",
  ]);
});

test("a version is read, sent back, written again and taken, each with its time", () => {
  const estimate: Act = { id: "l", at: 9, kind: "estimated", task: "answer", levels: { owner: 2 } };
  const first = [estimate, handedIn("a", 10, WEAK)];
  expect(stepsOf(replay(scenario, first, 12))[2]).toBe("current: Priya reads it, until 9:45");
  expect(stepsOf(replay(scenario, first, 20))).toEqual([
    "done: Handed in, 9:40, first version",
    "done: Your own estimate, before you saw anything",
    "back: Sent back, 9:45, two reasons",
    "current: Second version, due 11:00",
    "open: Accepted, from 75 points",
  ]);
  const second = [...first, handedIn("b", 30, GOOD)];
  expect(stepsOf(replay(scenario, second, 40)).slice(3)).toEqual([
    "done: Second version, 10:00, handed in",
    "done: Accepted, 10:05, 100 points",
  ]);
  const left: Act = { id: "k", at: 30, kind: "left-as-is", task: "answer" };
  expect(stepsOf(replay(scenario, [...first, left], 40)).at(-1)).toMatch(/^done: Left as it was/u);
});

test("a version that is no better is taken as it is, and without an estimate that is said", () => {
  const state = replay(scenario, [handedIn("a", 10, WEAK), handedIn("b", 30, WEAK)], 60);
  expect(stepsOf(state)[1]).toBe("open: Your own estimate, left out");
  expect(stepsOf(state).at(-1)).toMatch(/^done: Taken as it is, 10:05/u);
  expect(task && reviewTimes(task, state)).toEqual([585, 605]);
});
