import { describe, expect, test } from "vitest";
import type { Act } from "../run.ts";
import type { Fact, Scenario } from "../scenario.ts";
import { checkReply } from "../talk/check-reply.ts";
import type { ReplyGrounds } from "../talk/reply-grounds.ts";
import { makePerson, makeScenario } from "../testing/make-scenario.ts";
import { replyGrounds } from "./reply-grounds-of.ts";
import { replay } from "./replay.ts";

const NO_EFFECTS = { trust: {}, set: {}, add: {} };

const WAIT: Fact = {
  id: "wait",
  asked: ["hold a truck", "wait"],
  says: ["One truck can stand until 11:20 if I get a time from you."],
  when: null,
  effects: { ...NO_EFFECTS, trust: { rohit: 3 } },
};
const SHEET: Fact = {
  id: "sheet",
  asked: ["sheet"],
  says: ["The morning sheet of Nashik lists 14 items that are damaged."],
  when: null,
  effects: NO_EFFECTS,
};
const LATER: Fact = {
  id: "later",
  asked: ["driver"],
  says: ["The driver from Bhiwandi refused to load broken boxes."],
  when: 'time > at("11:00")',
  effects: NO_EFFECTS,
};

const plain = makePerson("rohit", "Rohit Sethi");
const day: Scenario = makeScenario({
  people: [
    makePerson("priya", "Priya Menon", { isManager: true }),
    { ...plain, talk: { ...plain.talk, facts: [WAIT, SHEET, LATER] } },
  ],
});

const ASK: Act = {
  id: "ask",
  at: 12,
  kind: "chat-sent",
  to: "rohit",
  text: "Can you hold a truck?",
};
const AGAIN: Act = {
  id: "again",
  at: 20,
  kind: "chat-sent",
  to: "rohit",
  text: "So can you wait?",
};
const WORDS = "Sure, one of them can wait until 11:20. Give me a time, please.";

const written = (more: Partial<Extract<Act, { kind: "reply-written" }>> = {}): Act => ({
  id: "written",
  at: 12.5,
  kind: "reply-written",
  answers: "ask",
  person: "rohit",
  text: WORDS,
  ...more,
});

function linesOf(acts: readonly Act[]) {
  const chat = replay(day, acts, 90).chats.find(({ person }) => person === "rohit");
  return chat?.lines.map(({ text }) => text) ?? [];
}

describe("words of a model change nothing", () => {
  test.each([
    ["of an act that there is not", written({ answers: "other" })],
    ["of somebody who was not written to", written({ person: "priya" })],
    ["of nobody", written({ person: "nobody" })],
    ["that are none", written({ text: "  " })],
    ["from before the message", written({ at: 11 })],
    ["when the answer was shown", written({ at: 13 })],
  ])("%s", (_, act) => {
    expect(linesOf([ASK, act])).toEqual(linesOf([ASK]));
  });

  test.each(["waited", "ended"] as const)("when it was shown because somebody %s", (kind) => {
    const skipped: Act = { id: "skip", at: 12.2, kind };
    expect(linesOf([ASK, skipped, written()])).toEqual(linesOf([ASK, skipped]));
  });

  test("that come a second time", () => {
    const second = written({ id: "second", at: 12.6, text: "No." });
    expect(linesOf([ASK, written(), second])).toEqual(linesOf([ASK, written()]));
  });

  test("for a mail that is only read", () => {
    const mail: Act = {
      id: "mail",
      at: 15,
      kind: "mail-sent",
      to: ["rohit"],
      answers: null,
      text: "The dip is in payments since the evening.",
      attached: [],
    };
    const act = written({ answers: "mail", at: 16 });
    expect(replay(day, [mail, act], 90).mails).toEqual(replay(day, [mail], 90).mails);
    expect(replyGrounds(day, [mail], "mail", "rohit")).toBeNull();
  });
});

test("words of a model stand where those of the rules stood, and what follows is that of the rules", () => {
  const [ruled, worded] = [[ASK], [ASK, written()]].map((acts) => replay(day, acts, 90));
  const lineOf = (state: typeof ruled) =>
    state?.chats.flatMap(({ lines }) => lines).find(({ id }) => id === "re-ask");
  expect(lineOf(worded)).toEqual({ ...lineOf(ruled), text: WORDS });
  expect(worded?.trust).toEqual(ruled?.trust);
  expect(worded?.context).toEqual(ruled?.context);
  expect(worded?.context.knows["rohit_wait"]).toBe(true);
  expect(worded?.log).toEqual(ruled?.log);
  // They remember what was written, not what the rules would have said.
  expect(WORDS).toContain(linesOf([ASK, written(), AGAIN]).at(-1) ?? "nothing");
});

test("words that were there before the answer was shown count on every device, in whatever order they arrive", () => {
  const seen: Act = { id: "seen", at: 30, kind: "opened", what: "rohit" };
  expect(linesOf([ASK, seen, written()])).toEqual(linesOf([ASK, written(), seen]));
  expect(linesOf([ASK, seen, written()])).toContain(WORDS);
});

test("an answer that is still being written is part of the conversation", () => {
  const soon: Act = { ...AGAIN, at: 12 };
  const told = replyGrounds(day, [ASK, soon], "again", "rohit");
  expect(told?.thread.map(({ from }) => from)).toEqual(["rohit", "me", "rohit", "me"]);
});

function grounds(more: Partial<ReplyGrounds> = {}): ReplyGrounds {
  const found = replyGrounds(day, [ASK, AGAIN], "ask", "rohit");
  if (!found) throw new Error("no answer");
  return { ...found, ...more };
}

describe("the answer of a model is refused", () => {
  test.each([
    ["", "empty"],
    ["word ".repeat(121), "too-long"],
    ["One truck can stand until 11:50.", "time"],
    ["One truck can stand until 11:20, and 900 boxes go with it.", "figure"],
    ["It can stand until ten past nine.", "time"],
    ["One of them waits until noon.", "time"],
    ["Seven of them can wait.", "figure"],
    ["Ask Suresh about it.", "name"],
    ["Suresh told me that it can wait.", "name"],
    ["It is all in the SAP system.", "name"],
    ["The morning sheet lists what is damaged.", "fact"],
    ["By the way, the driver refused to load broken boxes.", "fact"],
  ])("%s", (text, kind) => {
    const checked = checkReply(text, grounds());
    expect(checked.ok ? "taken" : checked.problem.kind).toBe(kind);
  });

  test("where a fact of before is not yet known", () => {
    const early = grounds();
    expect(early.withheld.map(({ id }) => id)).toEqual(["sheet", "later"]);
    expect(early.asked.map(({ id }) => id)).toEqual(["wait"]);
  });
});

test.each([
  WORDS,
  "Okay, one truck waits. But 11:20 is the end of it, Priya knows that too.",
  "I hear you. Trucks leave at 10:45, one may stay.",
  "Haan, ek truck ruk sakta hai. Give me a time.",
  "It can stand until twenty past eleven. The others go at quarter to eleven.",
])("what stays with what is known is taken: %s", (text) => {
  expect(checkReply(`  ${text} `, grounds())).toEqual({ ok: true, value: text });
});

test("a model is told who it is, what was said until then, and what the rules understood", () => {
  const told = replyGrounds(day, [ASK, AGAIN], "again", "rohit");
  expect(told).toMatchObject({
    person: { name: "Rohit Sethi" },
    time: 590,
    intent: { kind: "asks" },
    asked: [{ id: "wait" }],
  });
  expect(told?.thread.map(({ from, text }) => [from, text])).toEqual([
    ["rohit", "Trucks leave at 10:45."],
    ["me", "Can you hold a truck?"],
    ["rohit", WAIT.says[0]],
    ["me", "So can you wait?"],
  ]);
  expect(replyGrounds(day, [ASK, AGAIN], "ask", "rohit")?.thread).toHaveLength(2);
  expect(replyGrounds(day, [ASK], "other", "rohit")).toBeNull();
});
