import { expect, test } from "vitest";
import { noteLines, notesOf } from "./notes.ts";

test("notes are lines, each said or not", () => {
  expect(noteLines("")).toEqual([]);
  expect(noteLines("\n  \n")).toEqual([]);
  expect(noteLines("✓ three pin codes\n₹1.4 crore")).toEqual([
    { text: "three pin codes", isDone: true },
    { text: "₹1.4 crore", isDone: false },
  ]);
});

test("what is written comes back", () => {
  const lines = [
    { text: "✓ a sign of its own", isDone: true },
    { text: "₹1.4 crore", isDone: false },
  ];
  expect(noteLines(notesOf(lines))).toEqual(lines);
});
