import { type Act, replay } from "@taiyari/domain/simulation";
import { makeScenario } from "@taiyari/domain/simulation/testing";
import { expect, test } from "vitest";
import { arrivalsOf, arrivalWords, floatingOf } from "./arrivals.ts";

const base = makeScenario();
const [, rohit] = base.messages;
if (!rohit) throw new Error("the small day has a message of Rohit");
const scenario = makeScenario({
  messages: [
    ...base.messages,
    { ...rohit, id: "m_priya_chat", from: "priya", at: 578, task: null, text: "Are you there?" },
  ],
});

function at(minute: number, ...acts: readonly Act[]) {
  return replay(scenario, acts, minute);
}

test("mails and messages come in their order, and one's own are none", () => {
  const sent: Act = { id: "1", at: 15, kind: "chat-sent", to: "rohit", text: "List by 10:40." };
  expect(arrivalsOf(at(19, sent)).map(({ id }) => id)).toEqual([
    "m_priya",
    "m_priya_chat",
    "m_rohit",
    "re-1",
  ]);
});

test("a message floats until it is seen, put off, or its chat is open; several wait their turn", () => {
  const none = { later: [], openChat: null };
  expect(floatingOf(at(5), none)).toEqual([]);
  const both = at(11);
  expect(floatingOf(both, none).map(({ person }) => person)).toEqual(["priya", "rohit"]);
  expect(floatingOf(both, { later: [], openChat: "priya" }).map(({ person }) => person)).toEqual([
    "rohit",
  ]);
  expect(floatingOf(both, { later: ["m_priya_chat"], openChat: null })).toHaveLength(1);
  const seen = at(12, { id: "1", at: 12, kind: "opened", what: "rohit" });
  expect(floatingOf(seen, none).map(({ person }) => person)).toEqual(["priya"]);
});

test("who was put off and writes again is shown again", () => {
  const again = floatingOf(at(43), { later: ["m_rohit", "m_priya_chat"], openChat: null });
  expect(again.map(({ id }) => id)).toEqual(["m_rohit_again"]);
});

test("what came is said in words", () => {
  expect(arrivalWords([], String)).toBe("");
  expect(arrivalWords(arrivalsOf(at(9)), (id) => id.toUpperCase())).toBe(
    "New mail from PRIYA: Why did it dip?. PRIYA in the chat: Are you there?",
  );
});
