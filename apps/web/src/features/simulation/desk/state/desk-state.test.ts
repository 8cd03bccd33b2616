import { type Act, type HandedIn, replay } from "@taiyari/domain/simulation";
import { makeScenario } from "@taiyari/domain/simulation/testing";
import { expect, test } from "vitest";
import { handedIn, taskRows } from "./task-rows.ts";
import { receivedMails, sentMails, unreadChats, unreadMails, wantsOpening } from "./unread.ts";

const scenario = makeScenario();
const WORK: HandedIn = {
  text: "It is the payments. Priya will call at 18:00.",
  to: ["priya"],
  attached: [],
  code: "",
  run: null,
  remarks: [],
  chosen: [],
  rows: [],
};

function at(minute: number, ...acts: readonly Act[]) {
  return replay(scenario, acts, minute);
}

test("what came is unread until it is opened, and what was sent is not counted", () => {
  const before = at(11);
  expect(receivedMails(before).map(({ id }) => id)).toEqual(["m_priya"]);
  expect([unreadMails(before), unreadChats(before)]).toEqual([1, 1]);
  expect(wantsOpening(before, "m_priya")).toBe(true);
  const after = at(
    12,
    { id: "1", at: 11, kind: "opened", what: "m_priya" },
    { id: "2", at: 11, kind: "opened", what: "rohit" },
    {
      id: "3",
      at: 12,
      kind: "mail-sent",
      to: ["priya"],
      answers: null,
      text: "The table is attached.",
      attached: [],
    },
  );
  expect([unreadMails(after), unreadChats(after)]).toEqual([0, 0]);
  expect(sentMails(after).map(({ id }) => id)).toEqual(["3"]);
  expect(wantsOpening(after, "m_priya")).toBe(false);
  expect(wantsOpening(after, "rohit")).toBe(false);
  expect(wantsOpening(after, "payments")).toBe(true);
});

test("a chat that is open is opened again when it grows", () => {
  const opened: Act = { id: "1", at: 11, kind: "opened", what: "rohit" };
  expect(wantsOpening(at(30, opened), "rohit")).toBe(false);
  expect(wantsOpening(at(42, opened), "rohit")).toBe(true);
});

test("work that has not come is not listed; what waits stands by its time, and says when it is late", () => {
  expect(taskRows(scenario, at(5)).map(({ task }) => task.id)).toEqual(["answer"]);
  const early = taskRows(scenario, at(15));
  expect(early.map(({ task, isSoon, isLate }) => [task.id, isSoon, isLate])).toEqual([
    ["pins", false, false],
    ["answer", false, false],
  ]);
  expect(early[0]).toMatchObject({ left: 60, share: 60 / 65 });
  const late = taskRows(scenario, at(76));
  expect(late.map(({ task, isSoon, isLate }) => [task.id, isSoon, isLate])).toEqual([
    ["pins", true, true],
    ["answer", true, false],
  ]);
});

test("what was handed in can be taken back until it is read, and comes after what waits", () => {
  const act: Act = { id: "h", at: 20, kind: "handed-in", task: "answer", work: WORK };
  const reading = at(22, act);
  expect(handedIn(reading)).toBe(1);
  expect(taskRows(scenario, reading).map(({ task }) => task.id)).toEqual(["pins", "answer"]);
  expect(taskRows(scenario, reading)[1]).toMatchObject({ undoable: "h", readAt: 595 });
  expect(taskRows(scenario, at(26, act))[1]).toMatchObject({ undoable: null, readAt: null });
  const back = at(23, act, { id: "u", at: 22, kind: "undone", act: "h" });
  expect(handedIn(back)).toBe(0);
  expect(taskRows(scenario, back).every(({ undoable }) => undoable === null)).toBe(true);
});

test("nothing is late or can be taken back when the day is over", () => {
  const over = at(30, { id: "e", at: 25, kind: "ended" });
  expect(taskRows(scenario, over).map(({ isLate, undoable }) => [isLate, undoable])).toEqual([
    [false, null],
    [false, null],
  ]);
});
