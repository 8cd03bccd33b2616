import { assess, type HandedIn, type Task, writtenText } from "@taiyari/domain/simulation";
import { makeScenario } from "@taiyari/domain/simulation/testing";
import { expect, test } from "vitest";
import { workParts } from "./work-parts.ts";
import { keyOfCheck, keyOfLine, piecesOf, workQuotes } from "./work-quotes.ts";

const scenario = makeScenario();
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

function taskWith(part: Partial<Task>): Task {
  const [task] = scenario.tasks;
  if (!task) throw new Error("The scenario has a task.");
  return { ...task, ...part };
}

const TASK = taskWith({
  checks: [
    {
      id: "lost",
      title: "Orders lost",
      points: 40,
      test: { kind: "number", value: 4140, tolerance: 0.05, unit: "orders" },
      reason: "Is it orders we lost?",
    },
    {
      id: "cause",
      title: "The cause",
      points: 20,
      test: { kind: "says", groups: [["payment"]], where: "anywhere" },
      reason: "What is it?",
    },
  ],
});

const TEXT = "It is payments, not stock. That cost us 7,100 orders. Priya will call.";

test("a text without a sentence has no quote", () => {
  const read = workQuotes(assess(TASK, NOTHING, 600, scenario.people), "");
  expect(read.quotes).toEqual([]);
  expect(read.ofReason("Is it orders we lost?")).toEqual([]);
  expect(read.ofReason("Never said")).toEqual([]);
});

test("sentences are numbered in their order; one that something failed in held it back", () => {
  const work = { ...NOTHING, text: TEXT };
  const read = workQuotes(assess(TASK, work, 600, scenario.people), writtenText(work));
  expect(
    read.quotes.map(({ number, from, to, isGood }) => [number, TEXT.slice(from, to), isGood]),
  ).toEqual([
    [1, "It is payments, not stock.", true],
    [2, "That cost us 7,100 orders.", false],
    [3, "Priya will call.", true],
  ]);
  expect(read.of(keyOfCheck("cause")).map(({ number }) => number)).toEqual([1]);
  expect(read.of(keyOfLine("owner")).map(({ number }) => number)).toEqual([3]);
  expect(read.ofReason("Is it orders we lost?").map(({ number }) => number)).toEqual([2]);
});

test("a part of a text is cut at its quotes and nowhere loses a letter", () => {
  const quotes = [
    { number: 1, from: 0, to: 4, isGood: true },
    { number: 2, from: 6, to: 12, isGood: false },
  ];
  expect(piecesOf("abcdefghij", 2, quotes)).toEqual([
    { text: "ab", at: 2, quote: quotes[0] },
    { text: "cd", at: 4, quote: null },
    { text: "efghij", at: 6, quote: quotes[1] },
  ]);
  expect(piecesOf("plain", 40, quotes)).toEqual([{ text: "plain", at: 40, quote: null }]);
});

test("paragraphs, cells and remarks know where they stand in the whole", () => {
  const work: HandedIn = {
    ...NOTHING,
    text: "First line.\n\nSecond.",
    rows: [
      ["Call", "", "18:00"],
      ["", ""],
      ["Write", "Rohit"],
    ],
    remarks: [
      { line: 3, text: "" },
      { line: 4, text: "The key is new" },
    ],
  };
  const whole = writtenText(work);
  const { paragraphs, rows, remarks } = workParts(work);
  const placed = [...paragraphs, ...rows.flat(), ...remarks].filter(({ at }) => at >= 0);
  expect(placed.map(({ text, at }) => whole.slice(at, at + text.length))).toEqual(
    placed.map(({ text }) => text),
  );
  expect(placed).toHaveLength(7);
});
