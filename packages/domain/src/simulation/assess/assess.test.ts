import { describe, expect, test } from "vitest";
import type { HandedIn } from "../deliverable.ts";
import type { Person, Task, TaskCheck } from "../scenario.ts";
import { assess } from "./assess.ts";

const NOTHING: HandedIn = {
  text: "",
  to: [],
  attached: [],
  code: "",
  run: null,
  remarks: [],
  chosen: [],
  rows: [],
};

// Of a person only the name is read.
const PEOPLE = [{ name: "Priya Menon" }, { name: "Devika Nair" }] as unknown as readonly Person[];

function check(asked: TaskCheck["test"], points = 10): TaskCheck {
  const { kind } = asked;
  return { id: kind, title: kind, points, test: asked, reason: `No ${kind}.` };
}

const TASK: Task = {
  id: "answer",
  title: "Answer to Priya",
  what: "A mail",
  brief: "",
  from: "priya",
  due: 660,
  deliverable: { kind: "mail", mostWords: 120 },
  checks: [
    check({ kind: "to", people: ["priya"] }),
    check({ kind: "in-time" }),
    check({ kind: "says", groups: [["upi", "payment"]], where: "first-sentence" }),
    check({ kind: "number", value: 4140, tolerance: 0.05, unit: "orders" }, 20),
    check({ kind: "words", least: 10, most: 120 }),
  ],
  rubric: [
    {
      id: "next-step",
      title: "Next step with an owner",
      points: 40,
      competency: "ownership",
      anchors: [
        "No step.",
        "A step, nobody’s.",
        "A step and its owner.",
        "Owner, time and trigger.",
      ],
      signs: [
        [{ kind: "says", words: ["suggest", "will", "ask"] }],
        [{ kind: "person" }],
        [{ kind: "owner-and-time" }],
      ],
      reason: "Who does what, by when?",
    },
  ],
  acceptedFrom: 75,
  review: { sentBack: "", accepted: "", keptAsWas: "" },
  model: "",
  senior: [],
  competencies: ["communication"],
};

const GOOD =
  "Hi Priya,\nYesterday’s dip is payments, not stock. We lost about 4,200 orders. Devika will switch the gateway at 18:00 if UPI is under 85%.";

const work = (text: string, more: Partial<HandedIn> = {}): HandedIn => ({
  ...NOTHING,
  to: ["priya"],
  text,
  ...more,
});

function causePoints(text: string) {
  return assess(TASK, work(text), 600, PEOPLE).checks.find(({ id }) => id === "says")?.points;
}

function ownerLevel(text: string) {
  return assess(TASK, work(text), 600, PEOPLE).rubric[0];
}

function pointsOf(asked: TaskCheck["test"], done: Partial<HandedIn>) {
  return assess(
    { ...TASK, rubric: [], checks: [check(asked, 12)] },
    { ...NOTHING, text: "x", ...done },
    600,
    PEOPLE,
  ).checks[0]?.points;
}

describe("nothing is earned", () => {
  test("by an empty text, whoever it is sent to and when", () => {
    const { points, rubric } = assess(TASK, work(""), 600, PEOPLE);
    expect(points).toBe(0);
    expect(rubric[0]).toMatchObject({ level: 0, quotes: [] });
  });

  test("for a number that is another, and what was written is said back", () => {
    const { checks } = assess(TASK, work("It is payments. 7,100 orders were lost."), 600, PEOPLE);
    expect(checks.find(({ id }) => id === "number")).toMatchObject({
      points: 0,
      found: "You wrote 7,100",
      reason: "No number.",
    });
  });

  test.each([
    ["orders", "₹4,140"],
    ["orders", "4,140 minutes"],
    ["INR", "4140%"],
  ])("for a number of another unit: %s, and %s was written", (unit, text) => {
    const number = { kind: "number", value: 4140, tolerance: 0.05, unit } as const;
    expect(pointsOf(number, { text: `It is ${text} that we lost.` })).toBe(0);
  });

  test("by a cause that is denied, or comes late in the text", () => {
    expect(causePoints("It is not a payment problem at all.")).toBe(0);
    expect(causePoints("I looked at many things today. It is payments.")).toBe(0);
  });

  test("for lateness", () => {
    const late = assess(TASK, work(GOOD), 671, PEOPLE).checks.find(({ id }) => id === "in-time");
    expect(late).toMatchObject({ points: 0, found: "11:11, 11 min after it was due" });
  });
});

test("a level needs the signs of all levels below it, and quotes what it rests on", () => {
  expect(ownerLevel("Devika, 18:00.")?.level).toBe(0);
  expect(ownerLevel("I suggest we ask the gateway to look into it.")?.level).toBe(1);
  expect(ownerLevel("Devika will ask the gateway to look into it.")?.level).toBe(2);
  const best = ownerLevel(GOOD);
  expect(best?.level).toBe(3);
  const [quote] = best?.quotes ?? [];
  expect(GOOD.slice(quote?.from, quote?.to)).toBe(
    "Devika will switch the gateway at 18:00 if UPI is under 85%.",
  );
});

test.each([
  ["orders", "4,140"],
  ["orders", "4,140 orders"],
  ["INR", "₹4,140"],
  ["rupees", "Rs. 4,140"],
  ["rupees", "4,140"],
  ["", "4,140%"],
])("a number of its unit or of none counts: %s, and %s was written", (unit, text) => {
  const number = { kind: "number", value: 4140, tolerance: 0.05, unit } as const;
  expect(pointsOf(number, { text: `It is ${text} that we lost.` })).toBe(12);
});

test("a good answer in time has all points, and the same work the same points", () => {
  const once = assess(TASK, work(GOOD), 641, PEOPLE);
  expect(once.points).toBe(100);
  expect(assess(TASK, work(GOOD), 641, PEOPLE)).toEqual(once);
});

test("rankings lose by place, options have their share, reviews are found on their lines", () => {
  expect(pointsOf({ kind: "order", key: ["a", "b", "c"] }, { chosen: [] })).toBe(0);
  expect(pointsOf({ kind: "order", key: ["a", "b", "c"] }, { chosen: ["b", "a", "c"] })).toBe(6);
  expect(pointsOf({ kind: "order", key: ["a", "b", "c"] }, { chosen: ["a", "b", "c"] })).toBe(12);
  expect(pointsOf({ kind: "option", shares: { hold: 1, send: 0.25 } }, { chosen: ["send"] })).toBe(
    3,
  );
  const finds = { kind: "finds", lines: [14], words: ["null", "empty"] } as const;
  expect(pointsOf(finds, { remarks: [{ line: 2, text: "May be null here" }] })).toBe(0);
  expect(pointsOf(finds, { remarks: [{ line: 15, text: "May be null here" }] })).toBe(12);
  expect(
    pointsOf(
      { kind: "cases", ids: ["a", "b", "c"] },
      { run: { isSame: false, passed: ["a", "c"] } },
    ),
  ).toBe(8);
});
