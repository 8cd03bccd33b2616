import { type HandedIn, replay, type Task, type TaskState } from "@taiyari/domain/simulation";
import { makeScenario } from "@taiyari/domain/simulation/testing";
import { expect, test } from "vitest";
import { liveSigns } from "./live-signs.ts";

const NOTHING: HandedIn = {
  text: "",
  to: ["priya"],
  attached: [],
  code: "",
  run: null,
  remarks: [],
  chosen: [],
  rows: [],
};

const base = makeScenario();
const [first] = base.tasks;
if (!first) throw new Error("The scenario has a task.");
const task: Task = {
  ...first,
  checks: [
    ...first.checks.map((check) => ({ ...check, points: 40 })),
    {
      id: "since",
      title: "Since when",
      points: 10,
      test: { kind: "says", groups: [["7:10 pm"]], where: "anywhere" },
      reason: "",
    },
    {
      id: "rows",
      title: "The rows",
      points: 10,
      test: { kind: "result" },
      reason: "Not these rows.",
    },
    {
      id: "key",
      title: "The key",
      points: 10,
      test: { kind: "finds", lines: [13], words: ["key"] },
      reason: "Look at the key.",
    },
  ],
};
const scenario = { ...base, tasks: [task, ...base.tasks.slice(1)] };

function sentBack(work: HandedIn): TaskState {
  const { tasks } = replay(
    scenario,
    [{ id: "a", at: 1, kind: "handed-in", task: task.id, work }],
    10,
  );
  const [state] = tasks;
  if (!state) throw new Error("The task has a state.");
  return state;
}

const standing = sentBack({ ...NOTHING, text: "I look at it.", code: "SELECT 1" });
const signsOf = (work: Partial<HandedIn>) =>
  liveSigns({
    task,
    standing,
    work: { ...NOTHING, code: "SELECT 1", ...work },
    at: 590,
    people: scenario.people,
  });
const stateOf = (work: Partial<HandedIn>) =>
  Object.fromEntries(signsOf(work).map(({ id, state }) => [id, state]));

test("nothing was sent back where nothing was handed in", () => {
  const none = { ...standing, versions: [] };
  expect(
    liveSigns({ task, standing: none, work: NOTHING, at: 590, people: scenario.people }),
  ).toEqual([]);
});

test("what it was sent back for stands as in the first version, until it is written", () => {
  expect(standing.standing).toBe("sent-back");
  expect(stateOf({ text: "I look at it." })).toEqual({
    "check cause": "no",
    "check rows": "no",
    "line owner": "no",
  });
  expect(stateOf({ text: "It is payments. I will look at it." })["check cause"]).toBe("yes");
  expect(stateOf({ text: "It will be looked at." })["line owner"]).toBe("half");
  expect(stateOf({ text: "Priya will call at 18:00." })["line owner"]).toBe("yes");
});

test("what has one right answer is looked at when it is handed in, and no sooner", () => {
  expect(stateOf({ code: "SELECT 2" })["check rows"]).toBe("later");
  const asked = { ...standing, reasons: ["Look at the key."] };
  const keyOf = (remarks: HandedIn["remarks"]) =>
    liveSigns({
      task,
      standing: asked,
      work: { ...NOTHING, remarks },
      at: 590,
      people: scenario.people,
    })[0];
  expect(keyOf([])).toMatchObject({ id: "check key", state: "no" });
  expect(keyOf([{ line: 13, text: "The key is new" }])).toMatchObject({ state: "later" });
});

test("what nobody asked for is said once it is there, after what was asked for", () => {
  const signs = signsOf({ text: "It is payments, since 7:10 pm." });
  expect(signs.at(-1)).toEqual({
    id: "check since",
    title: "Since when",
    note: "Not asked for, it counts",
    state: "yes",
    isAsked: false,
  });
});

test("no sign tells points", () => {
  expect(
    signsOf({ text: "Priya will call." })
      .map(({ note }) => note)
      .join(" "),
  ).not.toMatch(/\d+ points|\d of \d\d/u);
});
