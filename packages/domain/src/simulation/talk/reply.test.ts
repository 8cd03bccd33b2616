import { describe, expect, test } from "vitest";
import type { Fact, Person } from "../scenario.ts";
import { replyTo } from "./reply.ts";
import { NO_MEMORY, type TalkMemory } from "./talk-memory.ts";

const NONE = { trust: {}, set: {}, add: {} };
const two = (text: string) => [`${text}, one.`, `${text}, two.`];

const RETRIES: Fact = {
  id: "retries",
  asked: ["retry", "try again", "paid twice"],
  says: ["Most of them tried again with a card within the hour."],
  when: null,
  effects: { ...NONE, set: { asked_imran: true } },
};

const IMRAN: Person = {
  id: "imran",
  name: "Imran Qureshi",
  title: "Support lead",
  isManager: false,
  isOutside: false,
  trust: 50,
  closing: [{ when: "true", says: "" }],
  talk: {
    facts: [RETRIES],
    greets: two("Morning"),
    welcome: two("Any time"),
    refused: two("I can work with no"),
    promised: ["Good, {time} then.", "I wait until {time}."],
    whenThen: two("By when"),
    cannot: two("That I do not know"),
    noted: two("Noted"),
    unclear: two("What do you mean"),
    again: ["As I said: {said}", "Once more: {said}"],
    hurt: two("I will not answer that"),
    forgives: two("It happens"),
  },
};

function talk(...messages: readonly string[]) {
  let memory: TalkMemory = NO_MEMORY;
  return messages.map((message) => {
    const reply = replyTo(IMRAN, message, memory, { time: 612 }, () => true);
    memory = reply.memory;
    return reply;
  });
}

describe("a conversation is not caught out", () => {
  test("by the same question again: it is remembered, and nothing follows from it twice", () => {
    const [first, second, third] = talk(
      "Did customers try again after it failed?",
      "Sorry, did they retry?",
      "And did they retry?",
    );
    expect(first?.text).toBe("Most of them tried again with a card within the hour.");
    expect(first?.facts.map(({ id }) => id)).toEqual(["retries"]);
    expect(second?.text).toMatch(/^As I said: Most of them/u);
    expect(second?.facts).toEqual([]);
    expect(third?.text).toMatch(/^Once more:/u);
  });

  test("by what it cannot know, empty messages and rudeness, each time in other words", () => {
    const texts = talk(
      "What is Rohit’s salary?",
      "And his shoe size?",
      " ",
      "shut up",
      "shut up",
    ).map(({ text }) => text);
    expect(texts).toEqual([
      "That I do not know, one.",
      "That I do not know, two.",
      "What do you mean, one.",
      "I will not answer that, one.",
      "I will not answer that, two.",
    ]);
  });

  test("by a promise without a time, or one for a time that is over", () => {
    const [open, over] = talk("I will send it to you soon", "You will have it by 9:30");
    expect(open?.text).toBe("By when, one.");
    expect(over?.text).toBe("By when, two.");
  });
});

test("a promise, a refusal, thanks, a greeting and an apology are each understood, in Hinglish too", () => {
  const kinds = talk(
    "List by 10:40, promised.",
    "Give me 20 minutes",
    "I cannot make it, sorry no time today",
    "Abhi nahi ho payega",
    "Thanks, that helps!",
    "Good morning Imran",
    "I should have answered at ten. My mistake.",
    "The dip is in UPI payments since seven in the evening.",
  ).map(({ intent }) => intent.kind);
  expect(kinds).toEqual([
    "promises",
    "promises",
    "sorry",
    "refuses",
    "thanks",
    "greets",
    "sorry",
    "tells",
  ]);
  expect(talk("List by 10:40, promised.")[0]?.text).toBe("Good, 10:40 then.");
  expect(talk("Give me 20 minutes")[0]?.text).toBe("Good, 10:32 then.");
});

test("a time that is told, and a question about a promise, promise nothing", () => {
  const kinds = talk(
    "The window ends at 10:30.",
    "The convoy leaves between 11:00 and 11:20.",
    "Why did you promise that?",
  ).map(({ intent }) => intent.kind);
  expect(kinds).toEqual(["tells", "tells", "asks"]);
});

test("trust is earned once by the same kindness, and lost each time by the same rudeness", () => {
  const points = talk("Thanks", "Thanks again", "shut up", "shut up").map(
    ({ effects }) => effects.trust["imran"] ?? 0,
  );
  expect(points).toEqual([1, 0, -10, -10]);
});
