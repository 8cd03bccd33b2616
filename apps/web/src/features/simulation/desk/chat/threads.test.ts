import { type Act, replay } from "@taiyari/domain/simulation";
import { makeScenario } from "@taiyari/domain/simulation/testing";
import { expect, test } from "vitest";
import { taskRows } from "../state/task-rows.ts";
import { suggestionsOf, threadsOf, waitsUntil, workOf } from "./threads.ts";

const scenario = makeScenario();
const at = (minute: number, ...acts: readonly Act[]) => replay(scenario, acts, minute);
const linesOf = (state: ReturnType<typeof at>) =>
  state.chats.find(({ person }) => person === "rohit")?.lines ?? [];
const sent: Act = { id: "1", at: 15, kind: "chat-sent", to: "rohit", text: "Good morning, Rohit." };

test("lines to take are offered until one has answered", () => {
  expect(suggestionsOf([])).toEqual([]);
  expect(suggestionsOf(linesOf(at(11)))).toEqual(["List by 10:40"]);
  expect(suggestionsOf(linesOf(at(15, sent)))).toEqual([]);
});

test("threads without a word are none, and the latest is first", () => {
  expect(threadsOf(at(5))).toEqual([]);
  const hello: Act = { id: "2", at: 20, kind: "chat-sent", to: "priya", text: "Good morning." };
  expect(threadsOf(at(20, sent, hello)).map(({ person }) => person)).toEqual(["priya", "rohit"]);
});

test("work that was asked for in a chat stands in it until it is done", () => {
  const state = at(11);
  const rows = taskRows(scenario, state);
  expect(workOf("priya", [], rows)).toEqual([]);
  const work = workOf("rohit", linesOf(state), rows);
  expect(work.map(({ task }) => task.id)).toEqual(["pins"]);
  expect(waitsUntil(work)?.task.due).toBe(645);
  expect(waitsUntil([])).toBeNull();
  const over = at(80, { id: "e", at: 80, kind: "ended" });
  expect(workOf("rohit", linesOf(over), taskRows(scenario, over))).toEqual([]);
});
