import { describe, expect, test } from "vitest";
import type { Fact, Person } from "../scenario.ts";
import { makePerson } from "../testing/make-scenario.ts";
import { replyTo } from "./reply.ts";
import { NO_MEMORY, type TalkMemory } from "./talk-memory.ts";

const NO_EFFECTS = { trust: {}, set: {}, add: {} };

function fact(id: string, asked: readonly string[], says: string, more: Partial<Fact> = {}): Fact {
  return { id, asked, says: [says], when: null, effects: NO_EFFECTS, ...more };
}

function knowing(person: Person, ...facts: readonly Fact[]): Person {
  return { ...person, talk: { ...person.talk, facts } };
}

const FARIDA = knowing(
  makePerson("farida", "Farida Khan"),
  fact(
    "rate",
    ["rate", "wrong"],
    "The file has 18.50 for all of it. It has to be 21.00 from 16 October.",
  ),
  fact(
    "monday",
    ["right file"],
    "The right one comes on Monday at eleven. The sellers have to agree.",
  ),
  fact("send", ["send it anyway"], "Then it is sent.", {
    effects: { ...NO_EFFECTS, set: { sent: true } },
  }),
);
const DEVIKA = knowing(
  makePerson("devika", "Devika Nair"),
  fact("gateway", ["gateway", "what failed"], "It timed out from 19:10."),
);
const GUEST = knowing(
  makePerson("ancy", "Ancy Kurian", { isOutside: true }),
  fact("taxi", ["taxi", "bill of the taxi"], "The taxi was 380."),
);

function talk(...messages: readonly string[]) {
  let memory: TalkMemory = NO_MEMORY;
  return messages.map((message) => {
    const place = { lastLine: memory.last, colleagues: [DEVIKA, GUEST] };
    const reply = replyTo(FARIDA, message, memory, { time: 620 }, () => true, place);
    memory = reply.memory;
    return reply;
  });
}
const textsOf = (...messages: readonly string[]) => talk(...messages).map(({ text }) => text);

describe("nothing is told", () => {
  test("to what asks for nothing: statements, thanks, nods, promises", () => {
    const said = talk(
      "The rate of the file looks wrong to me.",
      "ok",
      "Thanks for the rate",
      "I will send the right file by 10:40",
    ).flatMap((reply) => reply.said);
    expect(said).toEqual([]);
  });

  test("by somebody who does not know it, and a guest of another house is not who knows", () => {
    expect(textsOf("how is the taxi?")).toEqual(["That I do not know, one."]);
  });

  test("that has effects, without the words for it", () => {
    expect(talk("when is it sent?").flatMap((reply) => reply.said)).toEqual([]);
    expect(talk("ok, send it anyway").flatMap((reply) => reply.said)).toEqual(["send"]);
  });
});

test("a question goes on with what was spoken of, and is answered by the sentence that has it", () => {
  expect(textsOf("what is wrong with the file?", "from which date?", "why?")).toEqual([
    "The file has 18.50 for all of it. It has to be 21.00 from 16 October.",
    "It has to be 21.00 from 16 October.",
    "As I said: The file has 18.50 for all of it. It has to be 21.00 from 16 October.",
  ]);
});

test("a slip of the finger is read over", () => {
  expect(
    talk("whats the gatway doing, is it donw?", "is the rtae worng?").map(({ text }) => text),
  ).toEqual([
    "That I do not know, one. Devika knows that.",
    "The file has 18.50 for all of it. It has to be 21.00 from 16 October.",
  ]);
});

test("words that mean the same ask for the same, and the sentence before says what is meant", () => {
  expect(talk("is there an error in it?")[0]?.said).toEqual(["rate"]);
  expect(talk("if we wait till monday what is the issue")[0]?.said).toEqual(["rate"]);
  expect(talk("They sent me another file. Is it the right file?")[0]?.said).toEqual(["monday"]);
});

test("who somebody is can be told by everybody", () => {
  expect(textsOf("who is devika?")).toEqual(["Devika Nair. Head of growth."]);
});

test("two questions in one message are both answered", () => {
  const [reply] = talk("whats wrong with the rate and when do we get the right file");
  expect(reply?.said).toEqual(["rate", "monday"]);
});

test("who knows is named, each time in other words", () => {
  expect(textsOf("what failed at the gateway?", "since when was the gateway down?")).toEqual([
    "That I do not know, one. Devika knows that.",
    "That I do not know, two. Ask Devika.",
  ]);
});

test.each([
  ["quarter to eleven", 645],
  ["will mail you before 11", 660],
  ["really sorry, you get it in half an hour", 650],
  ["List by 10:40, ok?", 640],
  ["before lunch pakka", 780],
  ["aa jayega 11:30 tak", 690],
  ["sorry to keep you waiting, five more minutes", 625],
])("a promise: %s", (text, due) => {
  expect(talk(text)[0]?.intent).toEqual({ kind: "promises", due });
});

test.each([
  ["can i get time till 11:30?", "asks"],
  ["They leave at 11:00.", "tells"],
  ["It may not be live at 11:00.", "tells"],
  ["If the truck is there at 11 we load it.", "tells"],
  ["please send it by 11", "tells"],
  ["they cannot see it", "tells"],
  ["no we wont do that", "refuses"],
  ["wont be possible sir", "refuses"],
  ["can't it be earlier?", "asks"],
  ["hows your day going", "greets"],
  ["gateway kab se down tha", "asks"],
  ["i will ask devika", "tells"],
])("%s is no promise but %s", (text, kind) => {
  expect(talk(text)[0]?.intent.kind).toBe(kind);
});

test("an apology with a promise is both", () => {
  const [reply] = talk("so sorry about that. list by 10:50");
  expect(reply).toMatchObject({ isSorry: true, intent: { kind: "promises", due: 650 } });
  expect(reply?.text).toBe("It happens, one. Good, 10:50 then.");
});

function yesTo(lastLine: string): string {
  const place = { lastLine, colleagues: [] };
  return replyTo(FARIDA, "yes", NO_MEMORY, { time: 620 }, () => true, place).text;
}

test("yes is understood by what was asked", () => {
  expect(yesTo("Do I hold it, or do I send it?")).toBe("What do you mean, one.");
  expect(yesTo("When do I get it?")).toBe("By when, one.");
  expect(yesTo("Is it you?")).toBe("Noted, one.");
});

test("nobody says the same line twice in a row", () => {
  const texts = textsOf("hm", "ok", "ok then", "noted", "what?", "what?", "pardon", "what?");
  for (const [at, text] of texts.entries()) expect(text).not.toBe(texts[at - 1]);
});
