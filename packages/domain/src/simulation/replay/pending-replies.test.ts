import { expect, test } from "vitest";
import type { Act } from "../run.ts";
import type { Fact } from "../scenario.ts";
import { makePerson, makeScenario } from "../testing/make-scenario.ts";
import { replyMinutes } from "./pending-replies.ts";
import { replay } from "./replay.ts";

const WAIT: Fact = {
  id: "wait",
  asked: ["truck"],
  says: ["One truck can wait until eleven."],
  when: null,
  effects: { trust: {}, set: {}, add: {} },
};
const plain = makePerson("rohit", "Rohit Sethi");
const day = makeScenario({
  people: [
    makePerson("priya", "Priya Menon", { isManager: true }),
    { ...plain, talk: { ...plain.talk, facts: [WAIT] } },
  ],
});

const ASK: Act = { id: "ask", at: 12, kind: "chat-sent", to: "rohit", text: "Can a truck wait?" };
const PROMISE: Act = { id: "say", at: 12, kind: "chat-sent", to: "rohit", text: "List by 10:30." };
const MAIL: Act = {
  id: "mail",
  at: 12,
  kind: "mail-sent",
  to: ["rohit"],
  answers: null,
  text: "Can a truck wait?",
  attached: [],
};
const TAKES = replyMinutes("chat", "rohit", WAIT.says[0] ?? "");
const TAKES_BY_MAIL = replyMinutes("mail", "rohit", WAIT.says[0] ?? "");

function chatAt(acts: readonly Act[], until: number) {
  const chat = replay(day, acts, until).chats.find(({ person }) => person === "rohit");
  const last = chat?.lines.at(-1);
  return { id: last?.id, at: last?.at, isTyping: chat?.isTyping, unread: chat?.unread };
}

function mailsAt(until: number) {
  return replay(day, [MAIL], until).mails.map(({ id, at }) => [id, at]);
}

test("nobody answers at once: they are seen typing, and what they tell is not known before it came", () => {
  const before = 12 + TAKES - 0.5;
  expect(chatAt([ASK], before)).toEqual({ id: "ask", at: 582, isTyping: true, unread: 0 });
  expect(replay(day, [ASK], before).context.knows["rohit_wait"]).toBe(false);
  const came = { id: "re-ask", at: 582 + TAKES, isTyping: false, unread: 1 };
  expect(chatAt([ASK], 12 + TAKES)).toEqual(came);
  expect(replay(day, [ASK], 12 + TAKES).context.knows["rohit_wait"]).toBe(true);
  expect(replay(day, [ASK]).nextAt).toBe(582 + TAKES);
});

test("a mail takes longer than a message, and longer words longer", () => {
  expect(mailsAt(12 + TAKES_BY_MAIL - 0.5)).not.toContainEqual([
    "re-mail-rohit",
    expect.anything(),
  ]);
  expect(mailsAt(12 + TAKES_BY_MAIL)).toContainEqual(["re-mail-rohit", 582 + TAKES_BY_MAIL]);
  for (const person of ["rohit", "priya", "imran", "devika"]) {
    const long = "word ".repeat(45);
    expect(replyMinutes("chat", person, "OK.")).toBeGreaterThanOrEqual(1);
    expect(replyMinutes("chat", person, long)).toBe(3);
    expect(replyMinutes("mail", person, "OK.")).toBeGreaterThan(
      replyMinutes("chat", person, "OK."),
    );
    expect(replyMinutes("mail", person, "word ".repeat(300))).toBe(6);
  }
});

test("somebody takes the whole of that time, also where a minute has begun: so long a language model has", () => {
  expect(chatAt([{ ...ASK, at: 12.9 }], 13)).toMatchObject({ id: "ask", isTyping: true });
  expect(chatAt([{ ...ASK, at: 12.9 }], 13 + TAKES)).toMatchObject({
    id: "re-ask",
    at: 583 + TAKES,
  });
});

test("what somebody promised counts from when it was said, also before it was answered", () => {
  const state = replay(day, [PROMISE], 12);
  expect(state.promises).toMatchObject([{ person: "rohit", at: 582, due: 630 }]);
  expect(state.context.wrote["rohit"]).toBe(true);
});

test("answers come in the order of the messages", () => {
  const long: Act = { ...ASK, text: "Can a truck wait? ".repeat(3) };
  const ids = (until: number) =>
    replay(day, [long, { ...PROMISE, at: 12.1 }], until)
      .chats.find(({ person }) => person === "rohit")
      ?.lines.map(({ id }) => id);
  expect(ids(20)?.filter((id) => id.startsWith("re-"))).toEqual(["re-ask", "re-say"]);
});

test("what was being written when the day ended has come", () => {
  const late: Act = { ...ASK, at: 119.5 };
  const end: Act = { id: "end", at: 119.6, kind: "ended" };
  const chat = replay(day, [late, end]).chats.find(({ person }) => person === "rohit");
  expect(chat).toMatchObject({ isTyping: false });
  expect(chat?.lines.at(-1)?.id).toBe("re-ask");
});

test("the words of a model come when those of the rules would have", () => {
  const written: Act = {
    id: "written",
    at: 12.2,
    kind: "reply-written",
    answers: "ask",
    person: "rohit",
    text: "One truck can wait until eleven. ".repeat(3),
  };
  expect(chatAt([ASK, written], 12 + TAKES)).toEqual(chatAt([ASK], 12 + TAKES));
  expect(chatAt([ASK, written], 12 + TAKES - 0.5).isTyping).toBe(true);
});
