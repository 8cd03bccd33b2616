import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampling } from "../../testing/index.ts";
import { debriefOf } from "../debrief/debrief.ts";
import type { HandedIn } from "../deliverable.ts";
import type { Act } from "../run.ts";
import type { Consequence } from "../scenario.ts";
import { makeScenario } from "../testing/make-scenario.ts";
import { replay } from "./replay.ts";

const day = makeScenario();
const GOOD = "It is UPI payments. Priya will call the gateway at 18:00.";

const work = (text: string): HandedIn => ({
  text,
  to: ["priya"],
  attached: [],
  code: "",
  run: null,
  remarks: [],
  chosen: [],
  rows: [],
});
let number = 0;
type Done = Act extends infer One ? (One extends Act ? Omit<One, "id" | "at"> : never) : never;
const act = (at: number, done: Done): Act => ({ id: `a${(number += 1)}`, at, ...done });
const handIn = (at: number, task: string, text: string) =>
  act(at, { kind: "handed-in", task, work: work(text) });

describe("nothing is changed by", () => {
  test("acts that could not be done: a task that is not there yet, unknown people, empty messages, after the end", () => {
    const acts = [
      handIn(0, "pins", GOOD),
      handIn(1, "nothing", GOOD),
      act(2, { kind: "chat-sent", to: "nobody", text: "Hi" }),
      act(3, { kind: "chat-sent", to: "rohit", text: "  " }),
      act(4, { kind: "left-as-is", task: "answer" }),
      act(500, { kind: "chat-sent", to: "rohit", text: "Too late" }),
    ];
    const quiet = replay(day, [], 500);
    const state = replay(day, acts);
    expect({ ...state, notes: "" }).toEqual({ ...quiet, notes: "" });
  });

  test("an act that arrives twice, and the order of arrival", () => {
    const acts = [
      act(12, { kind: "chat-sent", to: "rohit", text: "List by 10:40, promised." }),
      handIn(40, "answer", GOOD),
      handIn(60, "pins", GOOD),
    ];
    const once = replay(day, acts, 120);
    expect(replay(day, [...acts.toReversed(), ...acts], 120)).toEqual(once);
  });
});

test("a mail that is handed in is no line of a chat, a chat reply is one of its own, and goes when it is taken back", () => {
  const chat = { kind: "chat", to: "rohit" } as const;
  const tasks = day.tasks.map((task) =>
    task.id === "pins" ? { ...task, deliverable: chat } : task,
  );
  const talk = makeScenario({ tasks });
  const done = handIn(60, "pins", GOOD);
  const own = (acts: readonly Act[]) =>
    replay(talk, acts, 61).chats.flatMap(({ person, lines }) =>
      lines.filter(({ from }) => from === "me").map(({ at, text }) => ({ person, at, text })),
    );
  expect(own([handIn(40, "answer", GOOD)])).toEqual([]);
  expect(own([done])).toEqual([{ person: "rohit", at: 630, text: GOOD }]);
  expect(own([done, act(61, { kind: "undone", act: done.id })])).toEqual([]);
  const debrief = debriefOf(talk, replay(talk, [done], 200));
  const told = debrief?.timeline.filter(({ quote }) => quote !== "");
  expect(told?.filter(({ at }) => at === 630)).toHaveLength(1);
});

test("a silent player: who asked asks again, trucks leave, tasks are missed, and the day ends", () => {
  const state = replay(day, [], 200);
  expect(state.isOver).toBe(true);
  expect(state.ending?.id).toBe("blind");
  expect(state.tasks.map(({ standing }) => standing)).toEqual(["missed", "missed"]);
  expect(state.trust["rohit"]).toBe(30);
  const [chat] = state.chats;
  expect(chat?.lines.map(({ text }) => text)).toEqual([
    "Trucks leave at 10:45.",
    "Do I send them blind?",
  ]);
  const debrief = debriefOf(day, state);
  expect(debrief?.score).toBe(0);
  expect(debrief?.timeline.filter(({ cost }) => cost !== "")).toMatchObject([
    { at: 646, cost: "212 orders a day late" },
  ]);
  expect(debrief?.people.find(({ id }) => id === "rohit")?.says).toBe("I waited.");
});

test("work is sent back once with reasons, and the second version counts", () => {
  const acts = [
    handIn(10, "answer", "We should look into it."),
    handIn(30, "answer", GOOD),
    handIn(40, "pins", GOOD),
  ];
  const between = replay(day, acts.slice(0, 1), 20);
  const [answer] = between.tasks;
  expect(answer).toMatchObject({
    standing: "sent-back",
    reasons: ["What is the cause?", "Who does it?"],
    points: 0,
  });
  expect(between.chats.find(({ person }) => person === "priya")?.lines.at(-1)?.text).toContain(
    "What is the cause?",
  );
  const state = replay(day, acts, 120);
  expect(state.tasks[0]).toMatchObject({ standing: "accepted", points: 100 });
  expect(state.tasks[0]?.versions).toHaveLength(2);
  expect(state.ending?.id).toBe("both");
  expect(debriefOf(day, state)?.tasks[0]?.note).toBe("Second version, the first had 0");
});

function follow(id: string, when: string): Consequence {
  const effects = { trust: {}, set: {}, add: {} };
  return {
    id,
    when,
    effects,
    decided: id,
    came: "It came.",
    cost: "",
    competency: null,
    verdict: null,
  };
}

test("what follows from a check or a choice may wait until the work was read", () => {
  const waiting = makeScenario({
    consequences: [
      follow("at once", "task.answer.passed.cause"),
      follow("when read", 'task.answer.passed.cause && task.answer.state == "accepted"'),
      follow("never", "task.pins.passed.cause"),
    ],
  });
  const told = (until: number) =>
    replay(waiting, [handIn(10, "answer", GOOD)], until)
      .log.filter(({ kind }) => kind === "followed")
      .map(({ text, at }) => [text, at]);
  expect(told(12)).toEqual([["at once", 580]]);
  expect(told(20)).toEqual([
    ["at once", 580],
    ["when read", 585],
  ]);
  const undone: Act[] = [
    { id: "first", at: 10, kind: "handed-in", task: "answer", work: work(GOOD) },
    act(12, { kind: "undone", act: "first" }),
  ];
  expect(replay(waiting, undone, 20).log.filter(({ kind }) => kind === "followed")).toEqual([]);
});

test("work that nobody has read yet is taken back, and not after that", () => {
  const first = handIn(10, "answer", "We should look into it.");
  const undo = (at: number) => act(at, { kind: "undone", act: first.id });
  expect(replay(day, [first, undo(12)], 14).tasks[0]?.standing).toBe("open");
  expect(replay(day, [first, undo(16)], 17).tasks[0]?.standing).toBe("sent-back");
});

test("a promise is kept by what is sent until then, and broken by nothing", () => {
  const promise = act(12, { kind: "chat-sent", to: "rohit", text: "You will have it by 10:30." });
  const kept = replay(day, [promise, handIn(50, "pins", GOOD)], 75);
  expect(kept.promises).toMatchObject([{ person: "rohit", due: 630, isKept: true }]);
  const broken = replay(day, [promise], 75);
  expect(broken.promises).toMatchObject([{ isKept: false }]);
  expect((broken.trust["rohit"] ?? 0) < (kept.trust["rohit"] ?? 0)).toBe(true);
  expect(debriefOf(day, replay(day, [promise], 200))?.timeline.map(({ title }) => title)).toContain(
    "Your promise to Rohit Sethi was not kept",
  );
});

test("waiting goes to what comes next, and the state of a moment is that of the whole day until then", () => {
  const acts = [
    act(0, { kind: "waited" }),
    handIn(30, "answer", GOOD),
    act(36, { kind: "waited" }),
  ];
  expect(replay(day, acts.slice(0, 1)).time).toBe(580);
  expect(replay(day, acts).time).toBe(612);
  const whole = replay(day, acts, 200).log;
  for (const until of [5, 31, 36, 60, 110]) {
    const { log, time } = replay(
      day,
      acts.filter(({ at }) => at <= until),
      until,
    );
    expect(log).toEqual(whole.filter(({ at }) => at <= time));
  }
});

test("any acts at any times lead to an ending, with trust from 0 to 100", () => {
  const text = fc.constantFrom(
    GOOD,
    "",
    "hi",
    "shut up",
    "Sorry!",
    "By 10:40.",
    "Why?",
    "x ".repeat(900),
  );
  const done = fc.oneof(
    fc.record({
      kind: fc.constant("chat-sent" as const),
      to: fc.constantFrom("rohit", "priya", "x"),
      text,
    }),
    fc.record({
      kind: fc.constant("handed-in" as const),
      task: fc.constantFrom("answer", "pins", "x"),
      work: text.map(work),
    }),
    fc.record({ kind: fc.constantFrom("waited" as const, "paused" as const, "resumed" as const) }),
    fc.record({
      kind: fc.constant("opened" as const),
      what: fc.constantFrom("m_priya", "rohit", "payments", "x"),
    }),
  );
  const acts = fc.array(fc.tuple(fc.integer({ min: 0, max: 150 }), done), { maxLength: 12 });
  fc.assert(
    fc.property(acts, (list) => {
      const state = replay(
        day,
        list.map(([at, one]) => act(at, one)),
        150,
      );
      expect(state.ending).not.toBeNull();
      for (const value of Object.values(state.trust)) expect(value >= 0 && value <= 100).toBe(true);
    }),
    { numRuns: sampling.runsOf(60) },
  );
});
