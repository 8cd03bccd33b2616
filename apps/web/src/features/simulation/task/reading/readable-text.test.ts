import type { HandedIn, Task } from "@taiyari/domain/simulation";
import { makeScenario } from "@taiyari/domain/simulation/testing";
import { expect, test } from "vitest";
import { readableText } from "./readable-text.ts";

const [base] = makeScenario().tasks;
if (!base) throw new Error("The scenario has a task.");
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
const decision: Task = {
  ...base,
  deliverable: { kind: "decision", options: [{ id: "hold", text: "Hold the file" }] },
};

test("nothing handed in is an empty text", () => {
  expect(readableText(base, NOTHING)).toBe("");
});

test("what was chosen stands in words, rows and remarks in lines, and the text last", () => {
  expect(readableText(decision, { ...NOTHING, chosen: ["hold"], text: "Monday." })).toBe(
    "Hold the file\n\nMonday.",
  );
  expect(
    readableText(base, {
      ...NOTHING,
      code: "SELECT 1",
      rows: [
        ["Call", "", "Rohit"],
        ["Write", ""],
      ],
      remarks: [{ line: 13, text: "The key" }],
    }),
  ).toBe("SELECT 1\n\nCall, Rohit\nWrite\n\nLine 13: The key");
});
