import type { Deliverable, Task } from "@taiyari/domain/simulation";
import { makeScenario } from "@taiyari/domain/simulation/testing";
import { expect, test } from "vitest";
import { countWords, draftOf, missingIn, newDraft, workOf } from "./work-draft.ts";

const scenario = makeScenario({
  files: [{ id: "worker", name: "worker.js", kind: "code", content: "const a = 1;\n", when: null }],
});

function taskOf(deliverable: Deliverable): Task {
  const [task] = scenario.tasks;
  if (!task) throw new Error("The scenario has a task.");
  return { ...task, deliverable };
}

const MAIL = taskOf({ kind: "mail", mostWords: 120 });
const PLAN = taskOf({ kind: "plan", columns: ["What", "Who"], rows: 2 });
const REVIEW = taskOf({ kind: "review", file: "worker" });
const DECISION = taskOf({ kind: "decision", options: [{ id: "hold", text: "Hold" }] });

test("nothing is handed in that says nothing", () => {
  expect(missingIn(newDraft(MAIL, scenario), MAIL)).toBe("Write the mail first.");
  expect(missingIn({ ...newDraft(MAIL, scenario), to: [], text: "Hi" }, MAIL)).toBe(
    "Say who gets it.",
  );
  expect(missingIn(newDraft(PLAN, scenario), PLAN)).toBe("Fill in a row first.");
  expect(missingIn(newDraft(DECISION, scenario), DECISION)).toBe("Decide first: choose one.");
  const blank = { ...newDraft(REVIEW, scenario), remarks: [{ line: 1, text: "  " }] };
  expect(missingIn(blank, REVIEW)).toBe("Make a remark on a line first.");
  const long = { ...newDraft(MAIL, scenario), text: "a".repeat(60_000) };
  expect(missingIn(long, MAIL)).toContain("Shorten it.");
});

test("a task begins with its addressee, its code, its order and its empty table", () => {
  expect(newDraft(MAIL, scenario).to).toEqual(["priya"]);
  expect(newDraft(PLAN, scenario).rows).toEqual([
    ["", ""],
    ["", ""],
  ]);
  const code = taskOf({
    kind: "code",
    language: "javascript",
    file: "worker",
    function: "send",
    cases: [],
  });
  expect(newDraft(code, scenario).code).toBe("const a = 1;\n");
  const ranking = taskOf({
    kind: "ranking",
    items: [
      { id: "a", text: "A" },
      { id: "b", text: "B" },
    ],
    asksReason: true,
  });
  expect(newDraft(ranking, scenario).chosen).toEqual(["a", "b"]);
});

test("what is handed in has everybody who gets it once, remarks in order, and no empty rows", () => {
  const draft = {
    ...newDraft(PLAN, scenario),
    text: " Hi \n",
    to: ["priya"],
    cc: ["rohit", "priya"],
    rows: [
      ["", " "],
      ["Call", "Rohit"],
    ],
    remarks: [
      { line: 9, text: "The key" },
      { line: 2, text: "" },
      { line: 4, text: "A restart" },
    ],
  };
  const work = workOf(draft, { isSame: true, passed: [] });
  expect(work).toMatchObject({
    text: "Hi",
    to: ["priya", "rohit"],
    rows: [["Call", "Rohit"]],
    run: { isSame: true },
  });
  expect(work.remarks.map(({ line }) => line)).toEqual([4, 9]);
  expect(workOf(draftOf(work), work.run)).toEqual(work);
});

test("words are counted as the checks do: what has a letter or a digit", () => {
  expect(countWords("")).toBe(0);
  expect(countWords("We lost about 4,140 orders — ₹48.9 lakh.")).toBe(7);
});
