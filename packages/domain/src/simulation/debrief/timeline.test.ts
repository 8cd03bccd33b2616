import { describe, expect, test } from "vitest";
import type { HandedIn } from "../deliverable.ts";
import { replay } from "../replay/replay.ts";
import type { Act } from "../run.ts";
import { makePerson, makeScenario } from "../testing/make-scenario.ts";
import type { Scenario } from "../scenario.ts";
import { timelineOf } from "./timeline.ts";

const GOOD = "It is UPI payments. Priya will call the gateway at 18:00.";
const WEAK = "We should look into it.";

type Done = Act extends infer One ? (One extends Act ? Omit<One, "id" | "at"> : never) : never;

function timeline(
  acts: readonly (readonly [at: number, done: Done])[],
  scenario: Scenario = makeScenario(),
) {
  const all = acts.map(([at, done], number): Act => ({ id: `a${number}`, at, ...done }));
  return timelineOf(scenario, replay(scenario, all, 120));
}

function handIn(task: string, text: string, more: Partial<HandedIn> = {}): Done {
  const work: HandedIn = {
    text,
    to: [],
    attached: [],
    code: "",
    run: null,
    remarks: [],
    chosen: [],
    rows: [],
    ...more,
  };
  return { kind: "handed-in", task, work };
}

const chat = (to: string, text: string): Done => ({ kind: "chat-sent", to, text });

const opened = (what: string): Done => ({ kind: "opened", what });

const titled = (entries: ReturnType<typeof timeline>, title: string) =>
  entries.filter((entry) => entry.title === title);

describe("a silent day tells", () => {
  const silent = timeline([]);

  test("what was asked for, and until when", () => {
    expect(titled(silent, "Priya Menon asks: Task answer")).toMatchObject([
      {
        at: 570,
        tone: "came",
        text: "“Why did it dip?” Wanted by 11:00. You never opened it.",
        isAside: false,
      },
    ]);
  });

  test("what was not handed in, when it was due", () => {
    expect(titled(silent, "Nothing handed in: Task pins")).toMatchObject([
      { at: 645, tone: "bad", result: "missed" },
    ]);
  });

  test("what followed, with its cost and trust", () => {
    expect(titled(silent, "Rohit’s message stood unanswered")).toMatchObject([
      { tone: "bad", cost: "212 orders a day late", trust: { rohit: -20 } },
    ]);
  });

  test("nothing as done, and no end before its time", () => {
    expect(silent.filter(({ quote }) => quote !== "")).toEqual([]);
    expect(titled(silent, "You ended the day")).toEqual([]);
  });
});

describe("a message that wants an answer", () => {
  const scenario = makeScenario();
  const again = scenario.messages.map((message) =>
    message.id === "m_rohit_again" ? { ...message, suggestions: ["Yes."] } : message,
  );
  const asking = { ...scenario, messages: again };
  const left = "You left Rohit Sethi’s message unanswered";

  test("is told where nobody wrote back", () => {
    expect(titled(timeline([], asking), left)).toMatchObject([
      { at: 612, tone: "bad", text: "“Do I send them blind?” You never opened it." },
    ]);
  });

  test("is answered by the work it presses for, and by a word", () => {
    expect(titled(timeline([[60, handIn("pins", GOOD)]], asking), left)).toEqual([]);
    const entries = timeline([[62, chat("rohit", "I looked at the list.")]], asking);
    expect(titled(entries, left)).toEqual([]);
    expect(titled(entries, "Rohit Sethi wrote")).toMatchObject([{ at: 612, isAside: false }]);
    expect(titled(entries, "You answered Rohit Sethi after 52 minutes")).toMatchObject([
      { at: 632, quote: "I looked at the list.", isAside: false },
    ]);
  });

  test("is an aside where it asks for nothing, as a line is that answers nothing", () => {
    const entries = timeline([[20, chat("priya", "Good morning, all well here.")]]);
    expect(titled(entries, "Rohit Sethi wrote")).toMatchObject([{ isAside: true }]);
    expect(titled(entries, "You wrote to Priya Menon")).toMatchObject([{ isAside: true }]);
  });
});

describe("what was opened", () => {
  const request = "Priya Menon asks: Task answer";

  test("is told of a request where it was late, and not where it was soon", () => {
    const text = "“Why did it dip?” Wanted by 11:00.";
    expect(titled(timeline([[4, opened("m_priya")]]), request)).toMatchObject([{ text }]);
    const late = timeline([
      [30, opened("m_priya")],
      [40, opened("m_priya")],
    ]);
    expect(titled(late, request)).toMatchObject([{ text: `${text} You opened it at 10:00.` }]);
    expect(titled(timeline([[30, handIn("answer", GOOD)]]), request)).toMatchObject([{ text }]);
  });

  test("of the files is an aside, once", () => {
    const entries = timeline([
      [5, opened("payments")],
      [9, opened("payments")],
    ]);
    expect(titled(entries, "You opened payments.csv")).toMatchObject([
      { at: 575, isAside: true, tone: "plain" },
    ]);
  });
});

describe("work", () => {
  test("that was sent back has the reasons, and the minutes and points until the second version", () => {
    const entries = timeline([
      [10, handIn("answer", WEAK)],
      [30, handIn("answer", GOOD)],
    ]);
    expect(titled(entries, "Handed in: Task answer")).toMatchObject([
      {
        at: 580,
        tone: "mixed",
        quote: WEAK,
        text: "Sent back at 09:45. Priya Menon: “What is the cause? Who does it?”",
        cost: "15 minutes for a second version",
        trust: { priya: -3 },
        points: { now: 0, before: null },
        result: "sent-back",
      },
    ]);
    expect(titled(entries, "Second version: Task answer")).toMatchObject([
      { at: 600, tone: "good", points: { now: 100, before: 0 }, result: "accepted" },
    ]);
  });

  test("whose title begins as that of another keeps its own review", () => {
    const base = makeScenario();
    const tasks = base.tasks.map((task) =>
      task.id === "pins" ? { ...task, title: "Task answer: pins" } : task,
    );
    const entries = timeline(
      [
        [20, handIn("pins", WEAK)],
        [40, handIn("answer", GOOD)],
      ],
      { ...base, tasks },
    );
    expect(titled(entries, "Handed in: Task answer")).toMatchObject([
      { result: "accepted", trust: { priya: 8 } },
    ]);
  });

  test("that came late says by how much", () => {
    expect(
      titled(timeline([[100, handIn("answer", GOOD)]]), "Handed in: Task answer")[0]?.lateMinutes,
    ).toBe(10);
  });

  test("that stays as it was: said so, or left until the end", () => {
    const said = timeline([
      [10, handIn("answer", WEAK)],
      [20, { kind: "left-as-is", task: "answer" }],
    ]);
    expect(titled(said, "Left as it was: Task answer")).toMatchObject([{ at: 590 }]);
    expect(said.some(({ text }) => text.includes("No second version"))).toBe(false);
    const silent = timeline([[10, handIn("answer", WEAK)]]);
    expect(titled(silent, "Handed in: Task answer")[0]?.text).toMatch(/No second version came\.$/u);
  });

  test("of rows is quoted as a line", () => {
    const rows = [
      ["Call", "Priya"],
      ["Wait", ""],
    ];
    expect(
      titled(timeline([[10, handIn("answer", "", { rows })]]), "Handed in: Task answer")[0]?.quote,
    ).toBe("Call, Priya; Wait");
  });
});

test("a promise is told when it is given, and when it is broken", () => {
  const entries = timeline([[12, chat("rohit", "You will have it by 10:30.")]]);
  expect(titled(entries, "You promised Rohit Sethi an answer by 10:30")).toMatchObject([
    { at: 582, quote: "You will have it by 10:30.", isAside: false },
  ]);
  expect(titled(entries, "Your promise to Rohit Sethi was not kept")).toMatchObject([
    { at: 631, tone: "bad", competency: "ownership" },
  ]);
});

test("a promise that was kept is told with the work that kept it", () => {
  const entries = timeline([
    [12, chat("rohit", "You will have it by 10:30.")],
    [40, handIn("pins", GOOD)],
  ]);
  expect(titled(entries, "You kept your promise to Rohit Sethi")).toMatchObject([
    { at: 610, tone: "good", trust: { rohit: 4 } },
  ]);
});

test("trust that a word brought stands with that word, so that all pills of a person sum up to their line", () => {
  const base = makeScenario();
  const [priya] = base.people;
  if (!priya) throw new Error("no Priya");
  const fact = {
    id: "budget",
    asked: ["budget"],
    says: ["It is two lakh.", "Two lakh, as I said."],
    when: null,
    effects: { trust: { priya: 5 }, set: {}, add: {} },
  };
  const scenario = {
    ...base,
    people: [
      makePerson("priya", "Priya Menon", { talk: { ...priya.talk, facts: [fact] } }),
      makePerson("rohit", "Rohit Sethi"),
    ],
  };
  const entries = timeline([[12, chat("priya", "What is the budget?")]], scenario);
  const asked = entries.find(({ quote }) => quote === "What is the budget?");
  expect(asked).toMatchObject({ trust: { priya: 5 }, text: "Priya Menon: “It is two lakh.”" });
});

test("the end of a day that was ended before its time", () => {
  expect(timeline([[100, { kind: "ended" }]]).at(-1)).toMatchObject({
    title: "You ended the day",
    text: "20 minutes before it was over.",
  });
});

test("a line that hurts went badly, and one that does not is no more than written", () => {
  const entries = timeline([
    [12, chat("priya", "Shut up, you idiot.")],
    [20, chat("rohit", "Good morning.")],
  ]);
  const tones = entries
    .filter(({ quote }) => quote !== "")
    .map(({ tone, isAside }) => [tone, isAside]);
  expect(tones[0]).toEqual(["bad", false]);
  expect(tones[1]?.[0]).toBe("plain");
});
